import type { Plugin } from "vite";
import { copyFolder, readFile } from "./read-folder.ts";
import { shownCopy } from "./shown-copy.ts";

/**
 * Copy of buttons and labels, which is used text by text: each field is a separate export, so
 * that a chunk contains only the texts it shows, without their names.
 */
export const namedFolder = "interface/";

/** Whether a file's copy is shown on some pages only, and so is loaded with them. */
export function isPageFile(file: string): boolean {
	return /^(pages|lists)\//.test(file);
}

/** Returns the path at which the build serves such a file's copy as JSON. */
export function copyPath(file: string): string {
	return `/copy/${file.replace(/\.\w+$/, ".json")}`;
}

/**
 * Turns each file in content/copy/ into a module with its validated, complete content as a plain
 * object. Browsers therefore load neither the schemas nor a parser, and no page loads another
 * page's copy. On the built site a page's copy is fetched as JSON, so that a changed word renames
 * no chunk, neither its own nor those that import it. The JSON loads in parallel with the modules,
 * which therefore must not read it before they render (../page-copy-plugin.ts).
 * Figures are left out, because the build draws them (build/page-contents.ts), and so are the
 * other names by which only the search finds a page (features/search/build/also-called.ts).
 */
export function copy(): Plugin {
	return {
		name: "copy",
		load: {
			filter: { id: /\/content\/copy\/.*\.(?:yaml|md)$/ },
			handler(id) {
				if (!id.startsWith(copyFolder)) return;
				const file = id.slice(copyFolder.length + 1);
				const entry = readFile(file);
				const { mode, name } = this.environment;
				const isData =
					mode === "build" && name === "client" && isPageFile(file);
				if (isData) {
					this.emitFile({
						type: "asset",
						fileName: copyPath(file).slice(1),
						source: JSON.stringify(shownCopy(entry)),
					});
				}
				return {
					code: file.startsWith(namedFolder)
						? writeNamed(entry)
						: isData
							? writeLookup(copyPath(file))
							: `export default ${JSON.stringify(shownCopy(entry))}`,
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

function writeLookup(url: string): string {
	return `import { takeCopy } from "#frontend/router/page-copy.ts";
let words;
takeCopy(${JSON.stringify(url)}, (value) => { words = value; });
export { words as default };`;
}
