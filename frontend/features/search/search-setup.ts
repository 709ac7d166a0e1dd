import type { SearchDocument } from "#content/search/document.ts";
import type { SearchEngine } from "./search-engine.ts";

/** A result that performs an action; without `run` it leads to its link like any other. */
export type SearchAction = SearchDocument & { run?: () => void };

/** What the shell adds to the search, besides the site's own pages. */
export type SearchSetup = {
	actions: SearchAction[];
	/** Articles and papers that this browser has cached. */
	cachedDocuments: () => SearchDocument[];
	/** Calls back whenever the cached documents change. */
	watchCached: (onChange: () => void) => void;
	/** Copies a text to the clipboard and confirms it. */
	copy: (text: string) => void;
};

/** What the dialog works with: the engine and the actions; another object once the engine has more documents. */
export type PreparedSearch = {
	engine: SearchEngine;
	actions: SearchAction[];
	copy: (text: string) => void;
};

export type LoadSetup = () => Promise<SearchSetup>;
