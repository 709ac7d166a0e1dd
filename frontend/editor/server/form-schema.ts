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

/** The schema of each kind of file for use in a form. */
export const formSchemas = Object.fromEntries(
	Object.entries({ ...collectionTable, site: { schema: siteSchema } }).map(
		([name, { schema }]) => [name, makeFormSchema(schema)],
	),
) as Record<CollectionName | "site", FormSchema>;

function makeFormSchema(schema: z.ZodType): FormSchema {
	const form = z.toJSONSchema(schema, {
		io: "input",
		target: "draft-7",
		override: ({ jsonSchema }) => adaptToForm(jsonSchema),
	}) as FormSchema;
	// Icons are chosen by sight. content/schema/fields.ts gives their schema this name.
	const icon = form.definitions?.icon;
	if (icon) icon.format = "icon";
	return form;
}

/** Replaces a schema's keywords that only validate by those that the form needs. */
function adaptToForm(node: z.core.JSONSchema.BaseSchema): void {
	if (Array.isArray(node.default)) node.begin = node.default;
	// An optional field with a named schema has its reference as the only entry of allOf.
	const reference = node.allOf?.[0]?.$ref;
	if (reference) node.$ref = reference;
	if (node.oneOf) node.discriminator = { propertyName: "kind" };
	// The name of this alternative in the list of kinds.
	const kind = Object(node.properties?.kind).enum;
	if (kind) node.title = kind.join(" or ");
	for (const name of "default pattern format allOf id minLength".split(" ")) {
		delete node[name];
	}
}
