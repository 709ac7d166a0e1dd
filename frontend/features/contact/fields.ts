import { mapNames, visibleNames } from "#content/contact/fields.ts";

export type FieldName = (typeof visibleNames)[number];
export type FieldValues = Record<FieldName, string>;

/** Returns the form's current values. */
export function readFields(form: HTMLFormElement): FieldValues {
	return mapNames(visibleNames, (name) => fieldOf(form, name)?.value ?? "");
}

/** Returns the form's text field with that name. */
export function fieldOf(
	form: HTMLFormElement,
	name: string,
): HTMLInputElement | HTMLTextAreaElement | undefined {
	const field = form.elements.namedItem(name);
	const isText =
		field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
	return isText ? field : undefined;
}

/** Returns whether all fields are blank. */
export function isEmpty(values: FieldValues): boolean {
	return visibleNames.every((name) => values[name].trim() === "");
}

/** Returns whether all fields have the same values. */
export function isEqual(values: FieldValues, others: FieldValues): boolean {
	return visibleNames.every((name) => values[name] === others[name]);
}
