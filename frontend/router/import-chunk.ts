import { fetchOnce } from "./fetch-once.ts";

/**
 * Loads a chunk; the build has each import() call it (build/preload-helper-plugin.ts). Chromium remembers a module that it
 * could not load for as long as the document lives, so that one lost request would disable the menu or the search.
 * Therefore nothing is imported before the browser's cache has it, and files that could not be fetched are fetched again
 * by the next call.
 * @param load imports the chunk; Vite also puts a `.then()` of the caller's in it, whose second argument would miss failures
 *   to fetch: callers use `.catch()`
 * @param files other chunks that the chunk needs, without a leading slash
 * @throws MissingFileError
 */
export async function importChunk<Module>(
	load: () => Promise<Module>,
	files: string[] = [],
): Promise<Module> {
	// Naming the chunk in the list as well would take 200 bytes of every first load.
	const own = `assets/${/[\w.-]+\.js/.exec(String(load))}`;
	await Promise.all([own, ...files].map(fetchUnlessPreloaded));
	return load();
}

async function fetchUnlessPreloaded(file: string): Promise<void> {
	const url = `/${file}`;
	if (!document.querySelector(`[href="${url}"]`)) await fetchOnce(url, "blob");
}
