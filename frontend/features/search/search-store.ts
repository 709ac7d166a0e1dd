import { create } from "zustand";
import { cutText } from "#content/cut-text.ts";
import { once } from "#content/once.ts";
import { searchParameter } from "#content/routes.ts";
import type { SearchEngine } from "./search-engine.ts";
import type { PreparedSearch } from "./search-types.ts";

/** `prepared` is what the dialog works with, once prepare-search.ts has loaded it. */
export const useSearch = create<{
	isOpen: boolean;
	query: string;
	prepared: PreparedSearch | null;
}>(() => ({ isOpen: false, query: "", prepared: null }));

/** Maximum number of characters of a query; the message that nothing was found repeats all of them. */
export const queryLimit = 200;

/** Opens the search dialog, optionally with a query. */
export function openSearch(query = ""): void {
	useSearch.setState({ isOpen: true, query: cutText(query, queryLimit) });
}

/** Opens the search with a button, pressed perhaps once more while the dialog loads. */
export function openSearchFrom(button: HTMLElement): void {
	// Safari does not focus a clicked button, and focus must return here when the dialog closes.
	button.focus();
	if (!useSearch.getState().isOpen) openSearch();
}

/** Opens the search if the URL contains a query, as search URLs from the home page's structured data do. */
export function openFromAddress(): void {
	const words = new URLSearchParams(location.search).get(searchParameter);
	if (words) openSearch(words);
}

/** Closes the dialog and clears the query. */
export function closeSearch(): void {
	useSearch.setState({ isOpen: false, query: "" });
}

/** Continues with text typed before the dialog could take it, unless the dialog has been closed again. */
export function takeTypedSearch(words: string): void {
	if (useSearch.getState().isOpen) setSearchQuery(words);
}

export function setSearchQuery(query: string): void {
	useSearch.setState({ query: cutText(query, queryLimit) });
}

/** Loads the engine with all pages. @throws if the network fails */
export async function fetchSearchEngine(): Promise<SearchEngine> {
	const [{ readSearchEngine }, response] = await Promise.all([
		import("./read-search-engine.ts"),
		fetch("/search.json"),
	]);
	return readSearchEngine(response);
}

/** Loads the engine with all pages, only once. @throws if the network fails; the next call tries again */
export const loadSearchEngine = once(fetchSearchEngine);
