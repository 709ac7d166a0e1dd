import type { FieldTemplateProps, RJSFSchema } from "@rjsf/utils";
import { labelOf } from "#frontend/editor/client/labels.ts";
import { emptyValue, resolveNode } from "#frontend/editor/schema.ts";
import { asForm, type FormContext } from "./context.ts";
import { Problems } from "./Problems.tsx";

type Props = FieldTemplateProps<unknown, RJSFSchema, FormContext>;

/** A field with its label, description and problems, or a button to add it if it is an absent group. */
export function FieldTemplate(props: Props) {
	const { id, schema, registry, rawErrors, required, children } = props;
	const { path } = props.fieldPathId;
	const { root, set } = registry.formContext as FormContext;
	const name = path.at(-1);
	const node = resolveNode(asForm(schema), root, props.formData);
	const isWhole = path.length === 0;
	const isGroup = Boolean(node.properties || node.items);
	const label = isWhole
		? "The file"
		: typeof name === "string"
			? labelOf(name)
			: "";
	if (isGroup && !isWhole && props.formData === undefined) {
		return (
			<div className="absent">
				<button
					type="button"
					className="small"
					id={id}
					onClick={() => set([...path], emptyValue(node, root))}
				>
					Add {label.toLowerCase()}
				</button>
				<p className="help">{schema.description ?? node.description}</p>
				<Problems id={id} label={label} messages={rawErrors} />
			</div>
		);
	}
	if (isGroup || isWhole) {
		return (
			<>
				<Problems id={id} label={label} messages={rawErrors} />
				{children}
			</>
		);
	}
	// An entry in a list of texts has only a hidden label.
	const isEntry = typeof name === "number";
	return (
		<div className="field" data-wrong={rawErrors?.length ? "" : undefined}>
			{isEntry ? (
				<label className="visually-hidden" htmlFor={id}>
					Entry {Number(name) + 1}
				</label>
			) : (
				<label htmlFor={id}>
					{label}
					{!required && <span className="optional"> optional</span>}
				</label>
			)}
			{!isEntry && (
				<p className="help" id={`${id}-help`}>
					{schema.description}
				</p>
			)}
			{children}
			<Problems id={id} label={isEntry ? "This" : label} messages={rawErrors} />
		</div>
	);
}
