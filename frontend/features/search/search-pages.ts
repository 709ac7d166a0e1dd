import type { SearchDocument } from "#content/search/document.ts";
import { loadSearchEngine } from "./search-store.ts";

/** Our pages and parts of them that match the words, best first. @throws when the network fails */
export async function searchPages(query: string): Promise<SearchDocument[]> {
	const { search } = await loadSearchEngine();
	return search(query)
		.map(({ document }) => document)
		.filter(({ link }) => link.startsWith("/"));
}
