import type { contactLimits } from "#content/contact/limits.ts";
import { honeypotField } from "#content/contact/signals.ts";

/** What a visitor may write, by the names that the API knows. */
export const fieldNames = [
	"name",
	"email_address",
	"phone_number",
	"message",
] as const satisfies (keyof typeof contactLimits)[];

export type FieldName = (typeof fieldNames)[number];
export type FieldValues = Record<FieldName, string>;

/** What stands in the form now. */
export function readFields(form: HTMLFormElement): FieldValues {
	const values = fieldNames.map((name) => [name, fieldOf(form, name)?.value]);
	return Object.fromEntries(values);
}

/** What stands in the honeypot: nothing, where a person sends the form. */
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

/** Whether nobody has written anything. */
export function isEmpty(values: FieldValues): boolean {
	return fieldNames.every((name) => values[name].trim() === "");
}
