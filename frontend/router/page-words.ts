import pageWords from "virtual:page-words";
import { fetchOnce } from "./fetch-once.ts";

const loaded = new Map<string, unknown>();
const takers = new Map<string, (words: unknown) => void>();

/**
 * Loads a page's modules and the words that they show, which the build put beside the site as data.
 * @param page its file in frontend/pages/, without its ending; the same that `load` imports
 * @throws when they cannot be had; asked again, they are fetched again
 */
export async function loadWithWords<Module>(
	page: string,
	load: () => Promise<Module>,
): Promise<Module> {
	const [module] = await Promise.all([
		load(),
		...(pageWords[page] ?? []).map(loadWords),
	]);
	return module;
}

/** @param name of their file in content/copy/, without its ending */
async function loadWords(name: string): Promise<void> {
	const address = `/copy/${name}.json`;
	if (loaded.has(address)) return;
	const words = await fetchOnce(address);
	loaded.set(address, words);
	takers.get(address)?.(words);
}

/**
 * For the modules of words, which the build writes (build/copy/plugin.ts).
 * @public
 * @param take is given the words as soon as they are here, which may be at once
 */
export function takeWords(
	address: string,
	take: (words: unknown) => void,
): void {
	takers.set(address, take);
	if (loaded.has(address)) take(loaded.get(address));
}
