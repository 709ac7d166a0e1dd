import { relative, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { isPageFile, wordsPath } from "./copy/plugin.ts";
import { copyFolder } from "./copy/read-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const screens = resolve(root, "frontend/screens.tsx");
const id = "virtual:page-files";
/** Stands for the list until all modules and chunks are known. */
const placeholder = /JSON\.parse\((["'`])files of pages\1\)/;

/** Beside the manifest, for build.ts. */
export const pageWordsFile = ".vite/page-words.json";

/** Addresses of the words that come as data with a page, by the page's source file from the repository's root. */
export type PageWords = Record<string, string[]>;

/**
 * Tells the browser which files a page comes in, so that a navigation asks for all at once: its chunks, and
 * the words that its modules show, at once or later. The words are here before a module of
 * the page runs, so that none waits at its top level. Safari gives a module that still
 * waits there to whoever imports it next, with nothing in it (WebKit bug 242740).
 */
export function pageFiles(): Plugin {
	let isBuild = false;
	return {
		name: "page-files",
		configResolved: (config) => {
			isBuild = config.command === "build";
		},
		resolveId: (name) => (name === id ? `\0${id}` : undefined),
		load(name) {
			if (name !== `\0${id}`) return;
			// Elsewhere words come with the modules.
			const isData = isBuild && this.environment.name === "client";
			return `export default JSON.parse("${isData ? "files of pages" : "{}"}")`;
		},
		renderChunk(code, { fileName }, _, { chunks }) {
			if (!placeholder.test(code)) return;
			const words = wordsByPage(this);
			const files = Object.values(chunks)
				.filter(({ facadeModuleId }) => facadeModuleId)
				.map(
					(chunk) =>
						[relative(root, chunk.facadeModuleId ?? ""), chunk] as const,
				)
				.filter(([page]) => words[page])
				.map(([page, chunk]) => [
					shortName(page),
					{
						words: words[page]?.map(shortName),
						chunks: importsOf(chunk, chunks)
							.filter((name) => name !== fileName)
							.map(shortName),
					},
				]);
			const list = JSON.stringify(Object.fromEntries(files));
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

/** Without what all of its kind have; frontend/router/page-files.ts puts it back. */
function shortName(file: string): string {
	return file
		.replace(/^(?:frontend\/pages|\/copy|assets)\//, "")
		.replace(/\.(?:tsx|json|js)$/, "");
}

/** A chunk's own file name and those of all that it imports, with the placeholders of their hashes. */
function importsOf(
	chunk: Rolldown.RenderedChunk,
	chunks: Record<string, Rolldown.RenderedChunk>,
): string[] {
	const seen = new Set<string>();
	const visit = (name: string) => {
		if (seen.has(name)) return;
		seen.add(name);
		chunks[name]?.imports.forEach(visit);
	};
	visit(chunk.fileName);
	return [...seen];
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
