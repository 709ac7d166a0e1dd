import pageCopy from "virtual:page-copy";
import { fetchOnce } from "./fetch-once.ts";

const loaded = new Map<string, unknown>();
const listeners = new Map<string, (words: unknown) => void>();

/**
 * Loads a page's modules and the copy that they show, which the build wrote as JSON files.
 * @param page its file in frontend/pages/, without its extension; the same that `load` imports
 * @throws when they cannot be loaded; the next call fetches them again
 */
export async function loadWithCopy<Module>(
	page: string,
	load: () => Promise<Module>,
): Promise<Module> {
	const [module] = await Promise.all([
		load(),
		...(pageCopy[page] ?? []).map(loadCopyFile),
	]);
	return module;
}

/** @param name of a file in content/copy/, without its extension */
async function loadCopyFile(name: string): Promise<void> {
	const url = `/copy/${name}.json`;
	if (loaded.has(url)) return;
	const words = await fetchOnce(url);
	loaded.set(url, words);
	listeners.get(url)?.(words);
}

/**
 * Called by the copy modules that the build generates (build/copy/plugin.ts).
 * @public
 * @param take is called with the copy as soon as it has loaded, which may be at once
 */
export function takeCopy(url: string, take: (words: unknown) => void): void {
	listeners.set(url, take);
	if (loaded.has(url)) take(loaded.get(url));
}
