import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { printProblem, readEntry } from "../../../content/reader/read-copy.ts";
import { copyFolder } from "./read-folder.ts";

/**
 * Words of buttons and labels, which are used one by one: each field is an export of its own,
 * so that a chunk holds those that it shows, without names.
 */
export const namedFolder = "interface/";

/**
 * Makes a module of each file in content/copy/: what it holds, checked and complete, as a
 * plain object. So no browser gets the schemas or a parser, and a page no other page's words.
 * A figure is left out: no browser draws (build/page-contents.ts).
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
					code: file.startsWith(namedFolder)
						? writeNamed(entry)
						: moduleOf(entry),
					moduleType: "js",
					map: { mappings: "" },
				};
			},
		},
	};
}

function writeNamed(entry: unknown): string {
	return Object.entries(Object(entry))
		.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
		.join("\n");
}

function moduleOf(entry: unknown): string {
	const words = Array.isArray(entry)
		? entry.map(withoutFigure)
		: withoutFigure(entry);
	return `export default ${JSON.stringify(words)}`;
}

function withoutFigure(entry: unknown): unknown {
	if (typeof entry !== "object" || entry === null) return entry;
	const { figure: _, ...words } = entry as { figure?: unknown };
	return words;
}
