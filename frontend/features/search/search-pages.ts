import type { SearchDocument } from "#content/search/document.ts";
import { loadSearchEngine } from "./search-store.ts";

/** Maximum characters of a path that are searched for; nobody describes a page in more. */
const maxSearchLength = 200;

/**
 * Returns what an unknown path may mean: the pages below it, as for an address that was cut off, then those that match its
 * words, best first.
 * @throws if the network fails
 */
export async function suggestPages(path: string): Promise<SearchDocument[]> {
	const words = path
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim()
		.slice(0, maxSearchLength);
	if (!words) return [];
	const { documents, search } = await loadSearchEngine();
	const start = `${path.replace(/\/+$/, "")}/`;
	const below = documents()
		.filter(({ link }) => link.startsWith(start) && !/[?#]/.test(link))
		.sort((a, b) => depthOf(a) - depthOf(b));
	const found = search(words)
		.map(({ document }) => document)
		.filter(({ link }) => link.startsWith("/"));
	return [...new Set([...below, ...found])];
}

function depthOf({ link }: SearchDocument): number {
	return link.split("/").length;
}
