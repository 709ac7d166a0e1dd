import { loadSearchEngine } from "../../state/search.ts";
import type { SearchEngine } from "../../state/search-engine.ts";
import { loadIcons, type Shapes } from "../../ui/icon-store.ts";
import { actionDocuments } from "./actions.ts";
import { keptDocuments } from "./kept-documents.ts";

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
	engine.add([...keptDocuments(), ...actionDocuments]);
	// The first search of all is the slowest; here nobody waits for it.
	if (!prepared) engine.search("s");
	prepared ??= { engine, shapes: await shapes };
	return prepared;
}

/** What an earlier call has made ready. */
export function preparedSearch(): PreparedSearch | undefined {
	return prepared;
}
