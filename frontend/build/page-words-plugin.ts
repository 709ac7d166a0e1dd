import { relative, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { isPageFile, wordsPath } from "./copy/plugin.ts";
import { copyFolder } from "./copy/read-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const screens = resolve(root, "frontend/screens.tsx");
const id = "virtual:page-words";
/** Stands for the list until all modules are known. */
const placeholder = /JSON\.parse\((["'`])words of pages\1\)/;

/** Beside the manifest, for build.ts. */
export const pageWordsFile = ".vite/page-words.json";

/** Addresses of the words that come as data with a page, by the page's source file from the repository's root. */
export type PageWords = Record<string, string[]>;

/**
 * Tells the browser which words a page's modules show, at once or later, so that a navigation
 * asks for modules and words at once. The modules run without their words, and are shown when
 * both are here: a module that waited at its top level would be given by Safari to whoever
 * imports it next, with nothing in it (WebKit bug 242740).
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
			const words = Object.entries(wordsByPage(this)).map(
				([page, addresses]) => [shortName(page), addresses.map(shortName)],
			);
			const list = JSON.stringify(Object.fromEntries(words));
			return { code: code.replace(placeholder, () => `(${list})`), map: null };
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			this.emitFile({
				type: "asset",
				fileName: pageWordsFile,
				source: JSON.stringify(wordsByPage(this)),
			});
		},
	};
}

/** Without what all of its kind have; frontend/router/page-words.ts puts it back. */
function shortName(file: string): string {
	return file
		.replace(/^(?:frontend\/pages|\/copy)\//, "")
		.replace(/\.(?:tsx|json)$/, "");
}

type Modules = Pick<Rolldown.PluginContext, "getModuleIds" | "getModuleInfo">;

function wordsByPage(modules: Modules): PageWords {
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
