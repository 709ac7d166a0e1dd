import { useEffect, useState } from "react";
import { loadInTime } from "#frontend/hooks/load-in-time.ts";
import { loadIcons } from "#frontend/ui/icon-store.ts";
import {
	fetchSearchEngine,
	loadSearchEngine,
	useSearch,
} from "./search-store.ts";
import type { LoadSetup } from "./search-types.ts";

/** Loads what the dialog needs; a second call costs next to nothing. @throws if the network fails */
export async function prepareSearch(
	loadSetup: LoadSetup,
	loadEngine = loadSearchEngine,
): Promise<void> {
	loadIcons();
	const known = useSearch.getState().prepared?.engine;
	const [engine, { actions, cachedDocuments, watchCached, copy }] =
		await Promise.all([known ?? loadEngine(), loadSetup()]);
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
	const [attempt, setAttempt] = useState(0);
	const [failed, setFailed] = useState(-1);

	useEffect(() => {
		const fail = () => setFailed((last) => Math.max(last, attempt));
		// A request without a response may never get one, so another attempt makes its own.
		const loadEngine = attempt === 0 ? loadSearchEngine : fetchSearchEngine;
		return loadInTime(prepareSearch(loadSetup, loadEngine), fail);
	}, [loadSetup, attempt]);

	return {
		search,
		hasFailed: !search && failed === attempt,
		retry: () => setAttempt(attempt + 1),
	};
}
