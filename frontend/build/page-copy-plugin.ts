import { relative, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { copyPath, isPageFile } from "./copy/plugin.ts";
import { copyFolder } from "./copy/read-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const screens = resolve(root, "frontend/screens.tsx");
const id = "virtual:page-copy";
/** Replaced by the list once all modules are known. */
const placeholder = /JSON\.parse\((["'`])words of pages\1\)/;

/** Written next to the manifest, for build.ts. */
export const pageCopyFile = ".vite/page-copy.json";

/** Paths of the JSON copy that a page needs, by the page's source file relative to the repository's root. */
export type PageCopy = Record<string, string[]>;

/**
 * Tells the browser which copy a page's modules show, at first or later, so that a navigation
 * requests modules and copy together. The modules run without their copy, and the page is shown
 * once both have loaded. Top-level await is not an option: Safari would hand the waiting module,
 * still empty, to the next importer (WebKit bug 242740).
 */
export function pageCopy(): Plugin {
	return {
		name: "page-copy",
		resolveId: (name) => (name === id ? `\0${id}` : undefined),
		load(name) {
			if (name !== `\0${id}`) return;
			// In other environments the copy is part of the modules.
			const { mode, name: environment } = this.environment;
			const isData = mode === "build" && environment === "client";
			return `export default JSON.parse("${isData ? "words of pages" : "{}"}")`;
		},
		renderChunk(code) {
			if (!placeholder.test(code)) return;
			const words = Object.entries(copyByPage(this)).map(([page, urls]) => [
				shortName(page),
				urls.map(shortName),
			]);
			const list = JSON.stringify(Object.fromEntries(words));
			return { code: code.replace(placeholder, () => `(${list})`), map: null };
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			this.emitFile({
				type: "asset",
				fileName: pageCopyFile,
				source: JSON.stringify(copyByPage(this)),
			});
		},
	};
}

/** Removes the folder and extension that all share; frontend/router/page-copy.ts adds them back. */
function shortName(file: string): string {
	return file
		.replace(/^(?:frontend\/pages|\/copy)\//, "")
		.replace(/\.(?:tsx|json)$/, "");
}

type Modules = Pick<Rolldown.PluginContext, "getModuleIds" | "getModuleInfo">;

function copyByPage(modules: Modules): PageCopy {
	const { dynamicallyImportedIds = [] } = modules.getModuleInfo(screens) ?? {};
	const entries = dynamicallyImportedIds.map(
		(page) => [relative(root, page), copyFrom(page, modules)] as const,
	);
	return Object.fromEntries(entries);
}

/** Returns the paths of the copy used by a module and everything it imports, statically or dynamically. */
function copyFrom(module: string, modules: Modules): string[] {
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
		.map(copyPath)
		.sort();
}
