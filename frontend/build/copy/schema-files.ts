import * as z from "zod";
import { collectionTable } from "../../../content/collections.ts";

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
		([
			name,
			{ pattern },
		]) => `declare module "#content/copy/${moduleOf(pattern)}" {
	const entry: import("#content/collections.ts").Entry<"${name}">;
	export default entry;
}
`,
	);
	return {
		...Object.fromEntries(schemas),
		"copy.d.ts": `/** What an import of a file in copy/ gives. ${note} */\n${modules.join("\n")}`,
	};
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
