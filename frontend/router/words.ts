import pageWords from "virtual:page-words";
import { fetchOnce } from "./fetch-once.ts";

const loaded = new Map<string, unknown>();

/**
 * Words that the build put beside the site as data, all that one page shows.
 * @param source the page's source file, from the repository's root
 * @throws when they cannot be had; asked again, they are fetched again
 */
export async function loadWords(source: string): Promise<void> {
	await Promise.all(
		(pageWords[source] ?? []).map(async (address) => {
			if (!loaded.has(address)) loaded.set(address, await fetchOnce(address));
		}),
	);
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
