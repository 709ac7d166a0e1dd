import { loadIcons, type Shapes } from "#frontend/ui/icon-store.ts";
import type { SearchEngine } from "./search-engine.ts";
import type { LoadSetup, SearchAction } from "./search-setup.ts";
import { loadSearchEngine } from "./search-store.ts";

/** What the dialog works with: everything that can be found now, and its pictures. */
export type PreparedSearch = {
	engine: SearchEngine;
	shapes: Shapes;
	actions: SearchAction[];
	copy: (text: string) => void;
	/** Calls back whenever the engine has taken in further documents; returns what ends it. */
	watch: (onChange: () => void) => () => void;
};

let prepared: PreparedSearch | undefined;

/** Gets everything ready; a second call costs next to nothing. @throws when the network fails */
export async function prepareSearch(
	loadSetup: LoadSetup,
): Promise<PreparedSearch> {
	// Results without pictures are results all the same: this never fails.
	const shapes = loadIcons();
	const [engine, { actions, cachedDocuments, watchCached, copy }] =
		await Promise.all([loadSearchEngine(), loadSetup()]);
	engine.add([...cachedDocuments(), ...actions]);
	// The first search of all is the slowest; here nobody waits for it.
	if (!prepared) engine.search("s");
	prepared ??= {
		engine,
		shapes: await shapes,
		actions,
		copy,
		watch: (onChange) =>
			watchCached(() => {
				engine.add(cachedDocuments());
				onChange();
			}),
	};
	return prepared;
}

/** What an earlier call has made ready. */
export function preparedSearch(): PreparedSearch | undefined {
	return prepared;
}
