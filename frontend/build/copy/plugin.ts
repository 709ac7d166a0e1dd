import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { printProblem, readEntry } from "../../../content/reader/read-copy.ts";
import { copyFolder } from "./read-folder.ts";

/**
 * Makes a module of each file in content/copy/: what it holds, checked and complete, as a
 * plain object. So no browser gets the schemas or a parser, and a page no other page's words.
 */
export function copy(): Plugin {
	return {
		name: "copy",
		load: {
			filter: { id: /\/content\/copy\/.*\.(?:yaml|md)$/ },
			handler(id) {
				if (!id.startsWith(copyFolder)) return;
				const file = id.slice(copyFolder.length + 1);
				const { entry, problems } = readEntry(file, readFileSync(id, "utf8"));
				if (problems.length > 0) {
					throw new Error(problems.map(printProblem).join("\n"));
				}
				return {
					code: `export default ${JSON.stringify(entry)}`,
					moduleType: "js",
					map: { mappings: "" },
				};
			},
		},
	};
}
