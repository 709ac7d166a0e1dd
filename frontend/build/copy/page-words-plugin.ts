import { relative, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { isPageFile, wordsPath } from "./plugin.ts";
import { copyFolder } from "./read-folder.ts";

const root = resolve(import.meta.dirname, "../../..");
const id = "virtual:page-words";
/** Stands for the list until all modules are known. */
const placeholder = /JSON\.parse\((["'`])words of pages\1\)/;

/** Beside the manifest, for build.ts. */
export const pageWordsFile = ".vite/page-words.json";

/** Addresses of the words that come as data with a page, by the page's source file from the repository's root. */
export type PageWords = Record<string, string[]>;

/**
 * Tells the browser which words a page's modules show, at once or later: they are here before a
 * module of the page runs, so that none waits at its top level. Safari gives a module that still
 * waits there to whoever imports it next, with nothing in it (WebKit bug 242740).
 */
export function pageWords(): Plugin {
	let isBuild = false;
	return {
		name: "page-words",
		configResolved: (config) => {
			isBuild = config.command === "build";
		},
		resolveId: (name) => (name === id ? `\0${id}` : undefined),
		load(name) {
			if (name !== `\0${id}`) return;
			// Elsewhere words come with the modules.
			const isData = isBuild && this.environment.name === "client";
			return `export default JSON.parse("${isData ? "words of pages" : "{}"}")`;
		},
		renderChunk(code) {
			if (!placeholder.test(code)) return;
			const list = JSON.stringify(listOf(this));
			return { code: code.replace(placeholder, () => `(${list})`), map: null };
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			this.emitFile({
				type: "asset",
				fileName: pageWordsFile,
				source: JSON.stringify(listOf(this)),
			});
		},
	};
}

type Modules = Pick<Rolldown.PluginContext, "getModuleIds" | "getModuleInfo">;

function listOf(modules: Modules): PageWords {
	const screens = resolve(root, "frontend/screens.tsx");
	const { dynamicallyImportedIds = [] } = modules.getModuleInfo(screens) ?? {};
	const entries = dynamicallyImportedIds.map(
		(page) => [relative(root, page), wordsFrom(page, modules)] as const,
	);
	return Object.fromEntries(entries);
}

/** The words of a module and of all that it imports, at once or later. */
function wordsFrom(module: string, modules: Modules): string[] {
	const seen = new Set<string>();
	const visit = (name: string) => {
		if (seen.has(name)) return;
		seen.add(name);
		const { importedIds = [], dynamicallyImportedIds = [] } =
			modules.getModuleInfo(name) ?? {};
		for (const next of [...importedIds, ...dynamicallyImportedIds]) visit(next);
	};
	visit(module);
	return [...seen]
		.filter((name) => name.startsWith(`${copyFolder}/`))
		.map((name) => name.slice(copyFolder.length + 1))
		.filter(isPageFile)
		.map(wordsPath)
		.sort();
}
