import * as z from "zod";
import { collectionTable } from "../../../content/collections.ts";
import { namedFolder } from "./plugin.ts";

/** Where the files below stand, and who writes them. */
const note = "Written by npm run content:schemas from content/schema/.";

/**
 * What an editor's program and the compiler read of the schemas: a JSON Schema for each
 * collection, and the types of what an import of its files gives.
 * @returns texts by their paths below content/
 */
export function schemaFiles(): Record<string, string> {
	const collections = Object.entries(collectionTable);
	const schemas = collections.map(([name, { schema, pattern }]) => [
		`copy/.schema/${name}.json`,
		`${JSON.stringify(jsonSchemaOf(schema, pattern), null, "\t")}\n`,
	]);
	const modules = collections.map(
		([name, { pattern, schema }]) =>
			`declare module "#content/copy/${moduleOf(pattern)}" {\n${exportsOf(name, pattern, schema)}\n}\n`,
	);
	return {
		...Object.fromEntries(schemas),
		"copy.d.ts": `/** What an import of a file in copy/ gives. ${note} */\n${modules.join("\n")}`,
	};
}

function exportsOf(name: string, pattern: string, schema: z.ZodType): string {
	const entry = `import("#content/collections.ts").Entry<"${name}">`;
	if (!pattern.startsWith(namedFolder)) {
		return `\tconst entry: ${entry};\n\texport default entry;`;
	}
	return Object.keys(jsonSchemaOf(schema, pattern).properties ?? {})
		.map((field) => `\texport const ${field}: ${entry}["${field}"];`)
		.join("\n");
}

/** The schema of what stands in a file, before anything is derived from it. */
export function jsonSchemaOf(schema: z.ZodType, pattern: string) {
	return {
		$comment: `For content/copy/${pattern}. ${note}`,
		...z.toJSONSchema(schema, { io: "input" }),
	};
}

/** TypeScript lets a name have one asterisk. */
function moduleOf(pattern: string): string {
	return pattern.replace(/\{.*\}/, "*");
}
