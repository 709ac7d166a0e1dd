import * as z from "zod";
import { collectionTable } from "#content/collections.ts";
import { namedFolder } from "./plugin.ts";

/** States in the generated files where they come from. */
const note = "Written by npm run content:schemas from content/schema/.";

/**
 * Generates what text editors and the compiler need from the schemas: a JSON Schema for each
 * collection, and type declarations for importing its files.
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
		"copy.d.ts": `/** Types of the imports of files in copy/. ${note} */\n${modules.join("\n")}`,
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

/** Returns the JSON Schema of a file's content as written, before anything is derived from it. */
export function jsonSchemaOf(schema: z.ZodType, pattern: string) {
	return {
		$comment: `For content/copy/${pattern}. ${note}`,
		...z.toJSONSchema(schema, { io: "input" }),
	};
}

/** Shortens a pattern to one asterisk, the most that TypeScript allows in a module name. */
function moduleOf(pattern: string): string {
	return pattern.replace(/\{.*\}/, "*");
}
