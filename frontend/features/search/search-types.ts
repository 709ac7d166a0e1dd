import type { SearchDocument } from "#content/search/document.ts";
import type { SearchEngine } from "./search-engine.ts";

/** What the shell adds to the search, besides the site's own pages. */
export type SearchSetup = {
	actions: SearchDocument[];
	/** Articles and papers that this browser has cached. */
	cachedDocuments: () => SearchDocument[];
	/** Calls back whenever the cached documents change. */
	watchCached: (onChange: () => void) => void;
	/** Copies a text to the clipboard and confirms it. */
	copy: (text: string) => void;
};

/** What the dialog works with; another object once the engine has more documents. */
export type PreparedSearch = {
	engine: SearchEngine;
	copy: (text: string) => void;
};

export type LoadSetup = () => Promise<SearchSetup>;
