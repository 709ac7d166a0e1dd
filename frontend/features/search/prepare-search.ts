import { loadIcons, type Shapes } from "#frontend/ui/icon-store.ts";
import { actionDocuments } from "./actions.ts";
import { cachedDocuments } from "./cached-documents.ts";
import type { SearchEngine } from "./search-engine.ts";
import { loadSearchEngine } from "./search-store.ts";

/** What the dialog works with: everything that can be found now, and its pictures. */
export type PreparedSearch = {
	engine: SearchEngine;
	shapes: Shapes;
};

let prepared: PreparedSearch | undefined;

/** Gets everything ready; a second call costs next to nothing. @throws when the network fails */
export async function prepareSearch(): Promise<PreparedSearch> {
	// Results without pictures are results all the same: this never fails.
	const shapes = loadIcons();
	const engine = await loadSearchEngine();
	engine.add([...cachedDocuments(), ...actionDocuments]);
	// The first search of all is the slowest; here nobody waits for it.
	if (!prepared) engine.search("s");
	prepared ??= { engine, shapes: await shapes };
	return prepared;
}

/** What an earlier call has made ready. */
export function preparedSearch(): PreparedSearch | undefined {
	return prepared;
}
