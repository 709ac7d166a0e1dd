import type { SearchDocument } from "#content/search/document.ts";
import type { Shapes } from "#frontend/ui/icon-store.ts";
import type { SearchEngine } from "./search-engine.ts";

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

/** What the dialog works with: everything that can be found now, and its pictures. */
export type PreparedSearch = {
	engine: SearchEngine;
	shapes: Shapes;
	actions: SearchAction[];
	copy: (text: string) => void;
	/** Calls back whenever the engine has taken in further documents; returns what ends it. */
	watch: (onChange: () => void) => () => void;
};

export type LoadSetup = () => Promise<SearchSetup>;
