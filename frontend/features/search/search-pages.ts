import type { SearchDocument } from "#content/search/document.ts";
import { loadSearchEngine } from "./search-store.ts";

/** Returns the documents on this site that match the query, best first. @throws if the network fails */
export async function searchPages(query: string): Promise<SearchDocument[]> {
	const { search } = await loadSearchEngine();
	return search(query)
		.map(({ document }) => document)
		.filter(({ link }) => link.startsWith("/"));
}
