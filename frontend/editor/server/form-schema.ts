import * as z from "zod";
import {
	type CollectionName,
	collectionOf,
	collectionTable,
} from "#content/collections.ts";
import { siteSchema } from "#content/schema/site.ts";
import type { FormSchema } from "#frontend/editor/schema.ts";
import { ForbiddenFile } from "./copy-files.ts";
import { siteFile } from "./site-file.ts";

/** Returns the name of a file's schema. @throws ForbiddenFile for files that the editor does not edit */
export function schemaNameOf(file: string): CollectionName | "site" {
	const name = file === siteFile ? "site" : collectionOf(file)?.name;
	if (!name) throw new ForbiddenFile(`not a file of content/copy/: ${file}`);
	return name;
}

const unused = "$schema default pattern format allOf id minLength".split(" ");

/** The schema of each kind of file for use in a form, without keywords that only validate. */
export const formSchemas = Object.fromEntries(
	Object.entries({ ...collectionTable, site: { schema: siteSchema } }).map(
		([name, { schema }]) => [name, makeFormSchema(schema)],
	),
) as Record<CollectionName | "site", FormSchema>;

function makeFormSchema(schema: z.ZodType): FormSchema {
	const whole = z.toJSONSchema(schema, { io: "input", target: "draft-7" });
	const form = simplify(whole) as FormSchema;
	// Icons are chosen by sight. content/schema/fields.ts gives their schema this name.
	const icon = form.definitions?.icon;
	if (icon) icon.format = "icon";
	return form;
}

function simplify(node: unknown, key = ""): unknown {
	if (Array.isArray(node)) return node.map((inner) => simplify(inner));
	if (typeof node !== "object" || node === null) return node;
	const isNameMap = key === "properties" || key === "definitions";
	const entries = Object.entries(node)
		.filter(([name]) => isNameMap || !unused.includes(name))
		.map(([name, inner]) => [name, simplify(inner, isNameMap ? "" : name)]);
	const simple = Object.fromEntries(entries) as FormSchema;
	if (!isNameMap && "default" in node && Array.isArray(node.default)) {
		simple.begin = node.default;
	}
	// An optional field with a named schema has its reference as the only entry of allOf.
	const [first] = !isNameMap && "allOf" in node ? Object(node.allOf) : [];
	if (first?.$ref) simple.$ref = first.$ref;
	if (simple.oneOf) simple.discriminator = { propertyName: "kind" };
	// The name of this alternative in the list of kinds.
	const kind = simple.properties?.kind?.enum;
	if (kind) simple.title = kind.join(" or ");
	return simple;
}
