import { fieldNamesOf, mapNames } from "#content/contact/fields.ts";
import { honeypotField } from "#content/contact/signals.ts";

/** The fields that a visitor fills in, in the order of the form. */
export const fieldNames = fieldNamesOf("text", "email", "tel", "textarea");

export type FieldName = (typeof fieldNames)[number];
export type FieldValues = Record<FieldName, string>;

/** The values that the form has now. */
export function readFields(form: HTMLFormElement): FieldValues {
	return mapNames(fieldNames, (name) => fieldOf(form, name)?.value ?? "");
}

/** The honeypot's value: empty where a person sends the form. */
export function readHoneypot(form: HTMLFormElement): string {
	const field = form.elements.namedItem(honeypotField);
	return field instanceof HTMLInputElement ? field.value : "";
}

/** The form's control of that name. */
export function fieldOf(
	form: HTMLFormElement,
	name: FieldName,
): HTMLInputElement | HTMLTextAreaElement | undefined {
	const field = form.elements.namedItem(name);
	const isText =
		field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
	return isText ? field : undefined;
}

/** Whether no field has a text. */
export function isEmpty(values: FieldValues): boolean {
	return fieldNames.every((name) => values[name].trim() === "");
}
