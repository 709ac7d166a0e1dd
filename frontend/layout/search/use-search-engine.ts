import { useCallback, useEffect, useState } from "react";
import { loadSearchEngine } from "../../state/search.ts";
import type { SearchEngine } from "../../state/search-engine.ts";
import { actionDocuments } from "./actions.ts";
import { keptDocuments } from "./kept-documents.ts";

/** The engine with everything in it that can be found now; undefined while it loads. */
export function useSearchEngine() {
	const [engine, setEngine] = useState<SearchEngine>();
	const [hasFailed, setHasFailed] = useState(false);

	const load = useCallback(() => {
		setHasFailed(false);
		loadSearchEngine().then(
			(loaded) => {
				loaded.add([...keptDocuments(), ...actionDocuments]);
				setEngine(loaded);
			},
			() => setHasFailed(true),
		);
	}, []);
	useEffect(load, [load]);

	return { engine, hasFailed, retry: load };
}
