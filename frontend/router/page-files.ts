import pageFiles from "virtual:page-files";
import { preloadModule } from "react-dom";
import { fetchOnce } from "./fetch-once.ts";

const loaded = new Map<string, unknown>();

/**
 * Loads a page's modules and the words that they show, which the build put beside the site as data:
 * both are asked for at once, and the modules run when the words are here.
 * @param page its file in frontend/pages/, without its ending; the same that `load` imports
 * @throws when they cannot be had; asked again, they are fetched again
 */
export async function loadPageFiles<Module>(
	page: string,
	load: () => Promise<Module>,
): Promise<Module> {
	const { words = [], chunks = [] } = pageFiles[page] ?? {};
	for (const name of chunks) {
		preloadModule(`/assets/${name}.js`, { as: "script" });
	}
	await Promise.all(
		words.map(async (name) => {
			const address = `/copy/${name}.json`;
			if (!loaded.has(address)) loaded.set(address, await fetchOnce(address));
		}),
	);
	return load();
}

/**
 * For the modules of words, which the build writes; they run when their page's words are here.
 * @public
 * @throws where they are not
 */
export function wordsAt(address: string): unknown {
	if (!loaded.has(address)) throw new Error(`${address} is not here yet`);
	return loaded.get(address);
}
