import type { RJSFSchema } from "@rjsf/utils";
import type { FormSchema } from "../../schema.ts";

/** What every part of the form can reach. */
export type FormContext = {
	root: FormSchema;
	icons: string[];
	/** Names the form as a whole, where its entries have no name of their own. */
	title: string;
	/** Sets a field, or takes it out; the path leads to it from the whole value. */
	set(path: (string | number)[], value: unknown): void;
};

/** rjsf lets a schema hold anything; these are the parts that ours do. */
export function asForm(schema: RJSFSchema): FormSchema {
	return schema as FormSchema;
}

/** The value with one field set, the rest shared; undefined takes it out. */
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
