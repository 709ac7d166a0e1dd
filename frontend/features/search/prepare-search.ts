import { loadIcons } from "#frontend/ui/icon-store.ts";
import type { LoadSetup } from "./search-setup.ts";
import { loadSearchEngine, useSearch } from "./search-store.ts";

/** Gets everything ready; a second call costs next to nothing. @throws when the network fails */
export async function prepareSearch(loadSetup: LoadSetup): Promise<void> {
	// Results without pictures are results all the same: this never fails.
	const loadingShapes = loadIcons();
	const [engine, { actions, cachedDocuments, watchCached, copy }] =
		await Promise.all([loadSearchEngine(), loadSetup()]);
	engine.add([...cachedDocuments(), ...actions]);
	if (useSearch.getState().prepared) return;
	// The first search of all is the slowest; here nobody waits for it.
	engine.search("s");
	const watch = (onChange: () => void) =>
		watchCached(() => {
			engine.add(cachedDocuments());
			onChange();
		});
	const shapes = await loadingShapes;
	useSearch.setState({ prepared: { engine, shapes, actions, copy, watch } });
}
