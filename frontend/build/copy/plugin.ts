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
 * Left out are a figure, which build/figure-plugin.ts draws, and what only the
 * search finds a page by, which virtual:also-called holds.
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
						: moduleOf(file, entry),
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

/** Fields that a page does not show as they are. */
type Unshown = Record<"figure" | "alsoCalled", unknown>;

function moduleOf(file: string, entry: unknown): string {
	if (Array.isArray(entry)) {
		return `export default ${JSON.stringify(entry.map((item) => splitFigure(item).words))}`;
	}
	const { words, hasFigure } = splitFigure(entry);
	const list = `export default ${JSON.stringify(words)};`;
	return hasFigure
		? `${list}\n${figureLoader(file.replace(/\.\w+$/, ""))}`
		: list;
}

function splitFigure(entry: unknown): { words: unknown; hasFigure: boolean } {
	if (typeof entry !== "object" || entry === null) {
		return { words: entry, hasFigure: false };
	}
	const { figure, ...rest } = entry as Partial<Unshown>;
	const { alsoCalled: _, ...words } = rest;
	return {
		// An answer is no page: only the build reads it.
		words: "meta" in rest ? words : rest,
		hasFigure: figure !== undefined,
	};
}

/**
 * The line with which a module offers its figure to router/screen.ts.
 * @param where the file that holds it, without its ending
 */
export function figureLoader(where: string): string {
	return `export const loadFigure = () => import("virtual:figure/${where}");`;
}
