import * as z from "zod";
import {
	type CollectionName,
	collectionOf,
	collectionTable,
} from "#content/collections.ts";
import { siteSchema } from "#content/schema/site.ts";
import type { FormSchema } from "../schema.ts";
import { ForbiddenFile } from "./copy-files.ts";
import { siteFile } from "./site-file.ts";

/** Whose schema a file has. @throws ForbiddenFile for what is no file of the editor's */
export function schemaNameOf(file: string): CollectionName | "site" {
	const name = file === siteFile ? "site" : collectionOf(file)?.name;
	if (!name) throw new ForbiddenFile(`no file of copy/: ${file}`);
	return name;
}

/** The schema of a collection's files for a form: what they may hold, without what only checks it. */
export function formSchema(name: CollectionName | "site"): FormSchema {
	const schema = name === "site" ? siteSchema : collectionTable[name].schema;
	const whole = z.toJSONSchema(schema, { io: "input", target: "draft-7" });
	const form = simplify(whole) as FormSchema;
	// The one text that is chosen by sight; content/schema/fields.ts gives it this name.
	const icon = form.definitions?.icon;
	if (icon) icon.format = "icon";
	return form;
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
	if (!isNames && "default" in node && Array.isArray(node.default)) {
		simple.begin = node.default;
	}
	// A schema of its own name stands there alone, where it may be left out.
	const [first] = !isNames && "allOf" in node ? Object(node.allOf) : [];
	if (first?.$ref) simple.$ref = first.$ref;
	if (simple.oneOf) simple.discriminator = { propertyName: "kind" };
	// What a choice is called in a list of choices.
	const kind = simple.properties?.kind?.enum;
	if (kind) simple.title = kind.join(" or ");
	return simple;
}
