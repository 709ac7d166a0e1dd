import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { collections, collectionTable } from "#content/collections.ts";
import { copyFolder } from "#frontend/build/copy/read-folder.ts";
import {
	jsonSchemaOf,
	schemaFiles,
} from "#frontend/build/copy/schema-files.ts";

const contentFolder = dirname(copyFolder);

it("the JSON Schemas and types match the current schemas (npm run content:schemas)", () => {
	const files = schemaFiles();
	const stale = Object.entries(files)
		.filter(([file, text]) => {
			const path = join(contentFolder, file);
			return !existsSync(path) || readFileSync(path, "utf8") !== text;
		})
		.map(([file]) => file);
	expect(stale).toEqual([]);
	const written = readdirSync(join(copyFolder, ".schema"));
	const left = written.filter((name) => !(`copy/.schema/${name}` in files));
	expect(left).toEqual([]);
});

it("names of two letters are allowed, as IT, QA and \u6771\u4eac", () => {
	const { jobs, services, categories } = collections;
	const service = services.schema.shape;
	const category = categories.schema.element.shape;
	for (const field of [
		jobs.schema.shape.department,
		jobs.schema.shape.location,
		service.menu.shape.label,
		service.pageTitle,
		category.menu.shape.label,
		category.title,
	]) {
		for (const name of ["IT", "QA", "\u6771\u4eac"])
			expect(field.safeParse(name).success).toBe(true);
	}
});

type Node = {
	$ref?: string;
	description?: string;
	examples?: unknown[];
	properties?: Record<string, Node>;
	items?: Node;
	anyOf?: Node[];
	oneOf?: Node[];
};

/** Returns the alternatives of a field that has several. */
function choicesOf({ anyOf = [], oneOf = [] }: Node): Node[] {
	return [...anyOf, ...oneOf];
}

/** Returns every field of a schema with its path, following references. */
function fieldsOf(root: Node & { $defs?: Record<string, Node> }) {
	const found: { path: string; node: Node }[] = [];
	const visit = (node: Node, path: string) => {
		const target = node.$ref
			? (root.$defs?.[node.$ref.replace("#/$defs/", "")] ?? node)
			: node;
		found.push({ path, node: target });
		for (const [key, inner] of Object.entries(target.properties ?? {})) {
			visit(inner, `${path}.${key}`);
		}
		if (target.items) visit(target.items, `${path}[]`);
		for (const choice of choicesOf(target)) visit(choice, path);
	};
	visit(root, "");
	return found;
}

describe.each(Object.entries(collectionTable))(
	"%s",
	(_, { schema, pattern }) => {
		const fields = fieldsOf(jsonSchemaOf(schema, pattern) as Node);

		it("describes every field", () => {
			const silent = fields
				.filter(({ node }) => !node.description?.endsWith("."))
				.map(({ path }) => path);
			expect(silent).toEqual([]);
		});

		it("has a valid example for every field that is not a group", () => {
			const wrong = fields
				.filter(({ node }) => !node.properties && !node.items)
				.filter(({ node }) => choicesOf(node).length === 0)
				.filter(({ node }) => {
					const field = z.fromJSONSchema(node as z.core.JSONSchema.JSONSchema);
					return (
						!node.examples?.length ||
						node.examples.some((example) => !field.safeParse(example).success)
					);
				})
				.map(({ path, node }) => `${path}: ${node.examples}`);
			expect(wrong).toEqual([]);
		});
	},
);
