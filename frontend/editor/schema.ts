import dayjs from "dayjs";

/** The parts of a JSON Schema that forms are made from. */
export type FormSchema = {
	$ref?: string;
	type?: string;
	/** "icon" for the name of a picture. */
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
	/** What the first entries of a new list begin with. */
	begin?: unknown[];
	oneOf?: FormSchema[];
	/** The field that tells which of them a value is. */
	discriminator?: { propertyName: string };
	title?: string;
	definitions?: Record<string, FormSchema>;
};

/** The same fields in the order of the schema, so that a new one gets its place; null entries of lists are empty texts. */
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

/** What a schema stands for: its reference followed, of several the one that a value names by its kind. */
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
 * What a new entry begins with: as many parts as it must have, no words yet. So what is
 * still to be written is what the check finds missing.
 * @param today as YYYY-MM-DD
 */
export function emptyValue(
	schema: FormSchema,
	today: string,
	root: FormSchema = schema,
): unknown {
	const node = resolveNode(schema, root);
	if (node.properties) {
		return Object.fromEntries(
			Object.entries(node.properties)
				.filter(([name]) => node.required?.includes(name))
				.map(([name, inner]) => [name, emptyValue(inner, today, root)])
				.filter(([, value]) => value !== undefined),
		);
	}
	if (node.items) {
		const { items, minItems = 0, begin = [] } = node;
		return Array.from(
			{ length: Math.max(minItems, begin.length) },
			(_, index) => withBegin(emptyValue(items, today, root), begin[index]),
		);
	}
	const [example] = node.examples ?? [];
	const isDay = /^\d{4}-\d{2}-\d{2}$/.test(String(example));
	// A day to come would be a guess.
	if (isDay) return String(example) <= today ? today : undefined;
	// One choice is none; of several the first would be a guess.
	return node.enum?.length === 1 ? node.enum[0] : undefined;
}

function withBegin(value: unknown, begin: unknown): unknown {
	if (typeof begin !== "object") return begin ?? value ?? "";
	return { ...Object(value), ...begin };
}

/** The day here as YYYY-MM-DD: in Sydney it is another one than in Greenwich for half of it. */
export function localDay(now = new Date()): string {
	return dayjs(now).format("YYYY-MM-DD");
}
