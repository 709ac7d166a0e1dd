import { useCallback, useEffect, useState } from "react";
import { prepareSearch } from "./prepare-search.ts";
import type { LoadSetup } from "./search-setup.ts";
import { useSearch } from "./search-store.ts";

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
