import type { RJSFSchema, WidgetProps } from "@rjsf/utils";
import { asForm, type FormContext } from "./context.ts";
import { IconField } from "./IconField.tsx";

export type Widget = WidgetProps<unknown, RJSFSchema, FormContext>;

/** Texts that may be longer than this get a textarea. */
const maxLineLength = 90;

/** Returns the attributes that point from a field to its help and its problems. */
export function describedBy({ id, rawErrors }: Widget) {
	return {
		"aria-describedby": `${id}-help${rawErrors?.length ? ` ${id}-problem` : ""}`,
		"aria-invalid": rawErrors?.length ? (true as const) : undefined,
	};
}

/** A field for a text, a number or an icon's name; shows the schema's example while it is empty. */
export function TextWidget(props: Widget) {
	const { id, value, onChange } = props;
	const schema = asForm(props.schema);
	if (schema.format === "icon") return <IconField {...props} />;
	const text =
		typeof value === "string" || typeof value === "number" ? String(value) : "";
	const { maxLength } = schema;
	const isLong = schema.type === "string" && (maxLength ?? 0) > maxLineLength;
	const isBody = id === "root_body";
	const example = schema.examples?.[0];
	const shared = {
		id,
		name: id,
		value: text,
		// Arabic or Hebrew would have its punctuation at the wrong end.
		dir: "auto",
		// The prefix keeps the example from being mistaken for a value.
		placeholder: example === undefined ? undefined : `For example: ${example}`,
		...describedBy(props),
		onChange: (event: { target: { value: string } }) =>
			onChange(event.target.value === "" ? undefined : event.target.value),
	};
	return (
		<div className="text">
			{isLong || isBody ? (
				<textarea {...shared} rows={isBody ? 24 : 3} spellCheck />
			) : (
				<input
					{...shared}
					type="text"
					inputMode={schema.type === "string" ? undefined : "decimal"}
					autoComplete="off"
				/>
			)}
			{maxLength !== undefined && (
				<span
					className="count"
					data-over={text.length > maxLength ? "" : undefined}
				>
					{text.length} of {maxLength}
				</span>
			)}
		</div>
	);
}
