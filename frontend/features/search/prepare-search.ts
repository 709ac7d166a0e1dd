import { loadIcons } from "#frontend/ui/icon-store.ts";
import type { LoadSetup } from "./search-setup.ts";
import { loadSearchEngine, useSearch } from "./search-store.ts";

/** Loads what the dialog needs; a second call costs next to nothing. @throws if the network fails */
export async function prepareSearch(loadSetup: LoadSetup): Promise<void> {
	// Never rejects, because results are useful without icons too.
	const loadingShapes = loadIcons();
	const [engine, { actions, cachedDocuments, watchCached, copy }] =
		await Promise.all([loadSearchEngine(), loadSetup()]);
	engine.add([...cachedDocuments(), ...actions]);
	// Without shapes the icons are requested again each time.
	if (useSearch.getState().prepared?.shapes.size) return;
	// The first search is the slowest; here nobody is waiting for it.
	engine.search("s");
	const watch = (onChange: () => void) =>
		watchCached(() => {
			engine.add(cachedDocuments());
			onChange();
		});
	const shapes = await loadingShapes;
	useSearch.setState({ prepared: { engine, shapes, actions, copy, watch } });
}
