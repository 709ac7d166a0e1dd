import { fetchOnce } from "./fetch-once.ts";

/**
 * Loads a chunk; the build has each import() call it (build/preload-helper-plugin.ts). Chromium remembers a module that it
 * could not load for as long as the document lives, so that one lost request would disable the menu or the search. There
 * nothing is imported before the browser's cache has it, and what could not be fetched is fetched again by the next call.
 * Other browsers import again by themselves, and Safari has no such cache in a private window: they get preloads.
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
	const [own] = /[\w.-]+\.js/.exec(String(load)) ?? [];
	await Promise.all((own ? [`assets/${own}`, ...files] : files).map(request));
	return load();
}

async function request(file: string): Promise<void> {
	const href = `/${file}`;
	if (document.querySelector(`[href="${href}"]`)) return;
	if ("userAgentData" in navigator) await fetchOnce(href, "blob");
	else {
		const link = document.createElement("link");
		document.head.append(Object.assign(link, { rel: "modulepreload", href }));
	}
}
