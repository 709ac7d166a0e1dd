import * as z from "zod";
import { valueAt } from "./describe-issue.ts";

type Node = {
	$ref?: string;
	enum?: unknown[];
	properties?: Record<string, Node>;
	items?: Node;
	anyOf?: Node[];
	oneOf?: Node[];
};

/**
 * Returns the field names that a schema allows at a path; for a union, those of all alternatives, except that a
 * figure has only those of its `kind`.
 * @param value value of the whole file
 */
export function knownFields(
	schema: z.ZodType,
	path: readonly PropertyKey[],
	value: unknown,
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
	for (const [index, key] of path.entries()) {
		const { kind } = Object(valueAt(value, path.slice(0, index)));
		nodes = ofKind(nodes, kind)
			.flatMap(({ items, properties }) =>
				typeof key === "number" ? items : properties?.[String(key)],
			)
			.filter((node) => node !== undefined)
			.flatMap(choices);
	}
	const { kind } = Object(valueAt(value, path));
	return [
		...new Set(
			ofKind(nodes, kind).flatMap(({ properties = {} }) =>
				Object.keys(properties),
			),
		),
	];
}

function ofKind(nodes: Node[], kind: unknown): Node[] {
	return nodes.filter(
		({ properties }) => properties?.kind?.enum?.includes(kind) ?? true,
	);
}
