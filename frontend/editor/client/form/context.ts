import type { RJSFSchema } from "@rjsf/utils";
import type { FormSchema } from "#frontend/editor/schema.ts";

/** What every part of the form has access to. */
export type FormContext = {
	root: FormSchema;
	icons: string[];
	/** The form's name, used for a list that is the whole file. */
	title: string;
	/** Sets a field, or removes it if undefined; the path starts at the whole value. */
	set(path: (string | number)[], value: unknown): void;
};

/** Narrows rjsf's schema type, which allows anything, to the parts that our schemas use. */
export function asForm(schema: RJSFSchema): FormSchema {
	return schema as FormSchema;
}

/** Returns a copy of the value with one field set, sharing the rest; undefined removes the field. */
export function withField(
	value: unknown,
	[key, ...rest]: (string | number)[],
	field: unknown,
): unknown {
	if (key === undefined) return field;
	if (Array.isArray(value)) {
		return value.with(Number(key), withField(value[Number(key)], rest, field));
	}
	const fields: Record<string, unknown> = { ...Object(value) };
	const next = withField(fields[key], rest, field);
	if (next === undefined) delete fields[key];
	else fields[key] = next;
	return fields;
}
