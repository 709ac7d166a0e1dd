import { relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { modulesOf } from "./module-list-plugin.ts";
import { wordFiles } from "./word-files.ts";

const frontend = resolve(import.meta.dirname, "..");
const screens = resolve(frontend, "screens.tsx");
const pagesFolder = resolve(frontend, "pages");
const name = "virtual:page-words";
/** Stands for the list until it is known which modules each page imports. */
const placeholder = "__PAGE_WORDS__";

/**
 * Tells the browser which words come with each page's modules, so that a navigation asks for both at
 * once: the modules alone would ask for them when they run, a round trip later, and one after the other.
 */
export function pageWords(): Plugin {
	let isBuild = false;
	return {
		name: "page-words",
		configResolved: (config) => {
			isBuild = config.command === "build";
		},
		resolveId: (id) => (id === name ? `\0${id}` : undefined),
		load(id) {
			if (id !== `\0${name}`) return;
			const isData = isBuild && this.environment.name === "client";
			return `export default ${isData ? placeholder : "{}"};`;
		},
		renderChunk(code) {
			if (!code.includes(placeholder)) return;
			const modules = modulesOf(this);
			const pages = this.getModuleInfo(screens)?.dynamicallyImportedIds ?? [];
			const words = pages.map((id) => [
				relative(pagesFolder, id).replace(/\.tsx$/, ""),
				wordFiles(modules, [relative(resolve(frontend, ".."), id)]),
			]);
			return code.replace(placeholder, () =>
				JSON.stringify(Object.fromEntries(words)),
			);
		},
	};
}
