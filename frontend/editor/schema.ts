import dayjs from "dayjs";

/** The parts of a JSON Schema that the forms use. */
export type FormSchema = {
	$ref?: string;
	type?: string;
	/** "icon" for the name of an icon. */
	format?: string;
	description?: string;
	examples?: unknown[];
	enum?: unknown[];
	properties?: Record<string, FormSchema>;
	required?: string[];
	items?: FormSchema;
	minItems?: number;
	maxItems?: number;
	maxLength?: number;
	/** Initial values for the first entries of a new list. */
	begin?: unknown[];
	oneOf?: FormSchema[];
	/** The field that tells which of `oneOf` a value is. */
	discriminator?: { propertyName: string };
	title?: string;
	definitions?: Record<string, FormSchema>;
};

/** Returns the value with its fields in schema order, so that a new one gets its place; null list entries become "". */
export function inSchemaOrder(
	value: unknown,
	schema: FormSchema,
	root: FormSchema = schema,
): unknown {
	const node = resolveNode(schema, root, value);
	if (Array.isArray(value)) {
		return value.map((inner) =>
			inSchemaOrder(inner ?? "", node.items ?? {}, root),
		);
	}
	if (typeof value !== "object" || value === null) return value;
	const names = Object.keys(node.properties ?? {});
	const rank = (name: string) => (names.indexOf(name) + 1 || 1e6) as number;
	return Object.fromEntries(
		Object.entries(value)
			.toSorted(([a], [b]) => rank(a) - rank(b))
			.map(([name, inner]) => [
				name,
				inSchemaOrder(inner, node.properties?.[name] ?? {}, root),
			]),
	);
}

/** Follows a schema's reference and, if it has alternatives, picks the one that matches the value's `kind`, or else the first. */
export function resolveNode(
	schema: FormSchema,
	root: FormSchema,
	value?: unknown,
): FormSchema {
	const name = schema.$ref?.split("/").at(-1);
	const node = (name && root.definitions?.[name]) || schema;
	if (!node.oneOf) return node;
	const kind = Object(value).kind;
	return (
		node.oneOf
			.map((option) => resolveNode(option, root, value))
			.find((option) => option.properties?.kind?.enum?.includes(kind)) ??
		node.oneOf[0] ??
		node
	);
}

/**
 * Returns the initial value of a new entry: the required parts and the lists with initial values,
 * without any copy, so that the check reports what is still to be written.
 * @param today as YYYY-MM-DD
 */
export function emptyValue(
	schema: FormSchema,
	root: FormSchema = schema,
	today: string = localDay(),
): unknown {
	const node = resolveNode(schema, root);
	if (node.properties) {
		return Object.fromEntries(
			Object.entries(node.properties)
				.filter(([name, inner]) => node.required?.includes(name) || inner.begin)
				.map(([name, inner]) => [name, emptyValue(inner, root, today)])
				.filter(([, value]) => value !== undefined),
		);
	}
	if (node.items) {
		const { items, minItems = 0, begin = [] } = node;
		return Array.from(
			{ length: Math.max(minItems, begin.length) },
			(_, index) => withBegin(emptyValue(items, root, today), begin[index]),
		);
	}
	const [example] = node.examples ?? [];
	const isDay = /^\d{4}-\d{2}-\d{2}$/.test(String(example));
	// A date in the future would be a guess.
	if (isDay) return String(example) <= today ? today : undefined;
	// A single choice is filled in; picking the first of several would be a guess.
	return node.enum?.length === 1 ? node.enum[0] : undefined;
}

function withBegin(value: unknown, begin: unknown): unknown {
	if (typeof begin !== "object") return begin ?? value ?? "";
	return { ...Object(value), ...begin };
}

/** Returns the local date as YYYY-MM-DD: for almost half the day, Sydney's differs from UTC's. */
export function localDay(now = new Date()): string {
	return dayjs(now).format("YYYY-MM-DD");
}
