import * as z from "zod";

type Node = {
	$ref?: string;
	properties?: Record<string, Node>;
	items?: Node;
	anyOf?: Node[];
	oneOf?: Node[];
};

/** Returns the field names that a schema allows at a path; for a union, those of all alternatives. */
export function knownFields(
	schema: z.ZodType,
	path: readonly PropertyKey[],
): string[] {
	const root: Node & { $defs?: Record<string, Node> } = z.toJSONSchema(schema, {
		io: "input",
	}) as Node;
	const choices = (node: Node): Node[] => {
		const target = node.$ref
			? (root.$defs?.[node.$ref.replace("#/$defs/", "")] ?? {})
			: node;
		const inner = [...(target.anyOf ?? []), ...(target.oneOf ?? [])];
		return [target, ...inner.flatMap(choices)];
	};
	let nodes = choices(root);
	for (const key of path) {
		nodes = nodes
			.flatMap(({ items, properties }) =>
				typeof key === "number" ? items : properties?.[String(key)],
			)
			.filter((node) => node !== undefined)
			.flatMap(choices);
	}
	return [
		...new Set(nodes.flatMap(({ properties = {} }) => Object.keys(properties))),
	];
}
