import type { SearchDocument } from "#content/search/document.ts";

/** A result that does something; without `run` it leads to its link as any other. */
export type SearchAction = SearchDocument & { run?: () => void };

/** What the shell adds to the site's own pages. */
export type SearchSetup = {
	actions: SearchAction[];
	/** Articles and papers that this browser has cached. */
	cachedDocuments: () => SearchDocument[];
	/** Calls back whenever there are others; returns what ends it. */
	watchCached: (onChange: () => void) => () => void;
	/** Copies a text and says so. */
	copy: (text: string) => void;
};

export type LoadSetup = () => Promise<SearchSetup>;
