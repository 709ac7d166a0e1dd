import type {
	ArrayFieldItemTemplateProps,
	ArrayFieldTemplateProps,
	ObjectFieldTemplateProps,
	RJSFSchema,
} from "@rjsf/utils";
import { isValidElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "#frontend/editor/client/IconButton.tsx";
import {
	entryTitle,
	labelOf,
	singular,
} from "#frontend/editor/client/labels.ts";
import { Pictogram } from "#frontend/editor/client/Pictogram.tsx";
import { emptyValue, resolveNode } from "#frontend/editor/schema.ts";
import { asForm, type FormContext } from "./context.ts";

/** A group of fields. */
export function GroupTemplate(
	props: ObjectFieldTemplateProps<unknown, RJSFSchema, FormContext>,
) {
	const fields = (
		<div className="fields">
			{props.properties.map(({ content, hidden }) => (hidden ? null : content))}
		</div>
	);
	// A list entry already has its title above, and the file its heading.
	const isNamed = typeof props.fieldPathId.path.at(-1) === "string";
	return isNamed ? <Group {...props}>{fields}</Group> : fields;
}

/** A list, with a button to add to it. */
export function ListTemplate(
	props: ArrayFieldTemplateProps<unknown, RJSFSchema, FormContext>,
) {
	const { items, schema, registry, formData } = props;
	const { path, $id } = props.fieldPathId;
	const context = registry.formContext as FormContext;
	const name = path.at(-1);
	const entries = Array.isArray(formData) ? formData : [];
	const { items: entry = {}, maxItems } = resolveNode(
		asForm(schema),
		context.root,
	);
	const label = typeof name === "string" ? name : context.title;
	const list = (
		<>
			<div className="entries">{items}</div>
			{(maxItems === undefined || entries.length < maxItems) && (
				<button
					type="button"
					className="small"
					id={`${$id}-add`}
					onClick={() => {
						const added = emptyValue(entry, context.root) ?? "";
						flushSync(() => context.set([...path], [...entries, added]));
						focusEntry(`${$id}_${entries.length}`);
					}}
				>
					<Pictogram name="plus" /> Add {singular(label)}
				</button>
			)}
		</>
	);
	if (typeof name !== "string") return list;
	return <Group {...props}>{list}</Group>;
}

/** An entry of a list, with buttons to move and remove it. */
export function EntryTemplate(
	props: ArrayFieldItemTemplateProps<unknown, RJSFSchema, FormContext>,
) {
	const { children, index, totalItems, buttonsProps } = props;
	const { $id } = buttonsProps.fieldPathId;
	// The rendered value; the form's whole value may be one step ahead or behind.
	const value = isValidElement<{ formData: unknown }>(children)
		? children.props.formData
		: undefined;
	const isGroup = typeof value === "object" && value !== null;
	const title = entryTitle(value, index);
	const isFirst = index === 0;
	const isLast = index === totalItems - 1;
	const buttons = (
		<span className="entry-buttons">
			{/* aria-disabled keeps focus on a button, even at the end of the list. The form package would take focus away if
			    it were given the event. */}
			<IconButton
				icon="arrow-up"
				label={`Move ${title} up`}
				aria-disabled={isFirst || undefined}
				onClick={isFirst ? undefined : () => buttonsProps.onMoveUpItem()}
			/>
			<IconButton
				icon="arrow-down"
				label={`Move ${title} down`}
				aria-disabled={isLast || undefined}
				onClick={isLast ? undefined : () => buttonsProps.onMoveDownItem()}
			/>
			<IconButton
				icon="trash-2"
				label={`Remove ${title}`}
				onClick={() => buttonsProps.onRemoveItem()}
			/>
		</span>
	);
	return (
		<div className={isGroup ? "entry" : "entry bare"} data-entry={$id}>
			{isGroup && (
				<div className="entry-head">
					<span className="number">{index + 1}</span>
					<strong>{title}</strong>
					{buttons}
				</div>
			)}
			<div className="entry-body">{children}</div>
			{!isGroup && buttons}
		</div>
	);
}

/** A group or a list with its name and help and, if it is optional, a button that removes it. */
function Group({
	fieldPathId: { $id, path },
	schema,
	required,
	registry,
	children,
}: Pick<
	ObjectFieldTemplateProps<unknown, RJSFSchema, FormContext>,
	"fieldPathId" | "schema" | "required" | "registry"
> & { children: ReactNode }) {
	const label = labelOf(String(path.at(-1)));
	const { set } = registry.formContext as FormContext;
	return (
		<fieldset className="group" id={$id}>
			<legend>{label}</legend>
			{!required && (
				<IconButton
					icon="trash-2"
					label={`Remove ${label.toLowerCase()}`}
					onClick={() => set([...path], undefined)}
				/>
			)}
			<p className="help">{schema.description}</p>
			{children}
		</fieldset>
	);
}

/** Focuses the first field of an entry. */
function focusEntry(id: string): void {
	document
		.querySelector<HTMLElement>(
			`[data-entry="${id}"] .entry-body :is(input, textarea, select, button)`,
		)
		?.focus();
}
