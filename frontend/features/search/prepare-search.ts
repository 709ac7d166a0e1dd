import { useCallback, useEffect, useState } from "react";
import { loadIcons } from "#frontend/ui/icon-store.ts";
import type { LoadSetup } from "./search-setup.ts";
import { loadSearchEngine, useSearch } from "./search-store.ts";

/** Loads what the dialog needs; a second call costs next to nothing. @throws if the network fails */
export async function prepareSearch(loadSetup: LoadSetup): Promise<void> {
	loadIcons();
	const [engine, { actions, cachedDocuments, watchCached, copy }] =
		await Promise.all([loadSearchEngine(), loadSetup()]);
	engine.add([...cachedDocuments(), ...actions]);
	if (useSearch.getState().prepared) return;
	// The first search is the slowest; here nobody is waiting for it.
	engine.search("s");
	const show = () => useSearch.setState({ prepared: { engine, copy } });
	watchCached(() => {
		engine.add(cachedDocuments());
		show();
	});
	show();
}

/** Loads what the dialog works with. `search` is null until it has loaded, and changes with its documents. */
export function usePreparedSearch(loadSetup: LoadSetup) {
	const search = useSearch(({ prepared }) => prepared);
	const [hasFailed, setHasFailed] = useState(false);

	const load = useCallback(() => {
		setHasFailed(false);
		prepareSearch(loadSetup).catch(() => setHasFailed(true));
	}, [loadSetup]);
	useEffect(load, [load]);

	return { search, hasFailed, retry: load };
}
