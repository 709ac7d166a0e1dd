import type { Plugin } from "vite";
import { copyFolder, readFile } from "./read-folder.ts";
import { shownWords } from "./shown-words.ts";

/**
 * Words of buttons and labels, which are used one by one: each field is an export of its own,
 * so that a chunk holds those that it shows, without names.
 */
export const namedFolder = "interface/";

/** Words that only some pages show, and that are asked for with them. */
export function isPageFile(file: string): boolean {
	return /^(pages|lists)\//.test(file);
}

/** Where the build puts the words of such a file, as JSON. */
export function wordsPath(file: string): string {
	return `/copy/${file.replace(/\.\w+$/, ".json")}`;
}

/**
 * Makes a module of each file in content/copy/: what it holds, checked and complete, as a
 * plain object. So no browser gets the schemas or a parser, and a page no other page's words.
 * The built site's browsers get a page's words as data: a changed word then renames no chunk,
 * neither its own nor those that name it. They come beside the modules, which therefore read them no sooner than they render (../page-words-plugin.ts).
 * Left out are a figure, since no browser draws (build/page-contents.ts), and what only the
 * search finds a page by (features/search/build/also-called.ts).
 */
export function copy(): Plugin {
	let isBuild = false;
	return {
		name: "copy",
		configResolved: (config) => {
			isBuild = config.command === "build";
		},
		load: {
			filter: { id: /\/content\/copy\/.*\.(?:yaml|md)$/ },
			handler(id) {
				if (!id.startsWith(copyFolder)) return;
				const file = id.slice(copyFolder.length + 1);
				const entry = readFile(file);
				const isData =
					isBuild && this.environment.name === "client" && isPageFile(file);
				if (isData) {
					this.emitFile({
						type: "asset",
						fileName: wordsPath(file).slice(1),
						source: JSON.stringify(shownWords(entry)),
					});
				}
				return {
					code: file.startsWith(namedFolder)
						? writeNamed(entry)
						: isData
							? writeLookup(wordsPath(file))
							: `export default ${JSON.stringify(shownWords(entry))}`,
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

function writeLookup(address: string): string {
	return `import { takeWords } from "#frontend/router/page-words.ts";
let words;
takeWords(${JSON.stringify(address)}, (value) => { words = value; });
export { words as default };`;
}
