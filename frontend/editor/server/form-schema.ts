import * as z from "zod";
import { type CollectionName, collectionTable } from "#content/collections.ts";
import type { FormSchema } from "../schema.ts";

/** The schema of a collection's files for a form: what they may hold, without what only checks it. */
export function formSchema(name: CollectionName): FormSchema {
	const { schema } = collectionTable[name];
	const whole = z.toJSONSchema(schema, { io: "input", target: "draft-7" });
	return simplify(whole) as FormSchema;
}

const checks = ["$schema", "default", "pattern", "allOf", "id", "minLength"];

function simplify(node: unknown, key = ""): unknown {
	if (Array.isArray(node)) return node.map((inner) => simplify(inner));
	if (typeof node !== "object" || node === null) return node;
	const isNames = key === "properties" || key === "definitions";
	const entries = Object.entries(node)
		.filter(([name]) => isNames || !checks.includes(name))
		.map(([name, inner]) => [name, simplify(inner, isNames ? "" : name)]);
	const simple = Object.fromEntries(entries) as FormSchema;
	if (!isNames && "id" in node && node.id === "icon") simple.format = "icon";
	// What a choice is called in a list of choices.
	const kind = simple.properties?.kind?.enum;
	if (kind) simple.title = kind.join(" or ");
	return simple;
}
