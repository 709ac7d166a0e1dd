import { useCallback, useEffect, useState } from "react";
import { preparedSearch, prepareSearch } from "./prepare-search.ts";
import type { LoadSetup } from "./search-setup.ts";

/** What the dialog works with; undefined while it loads. */
export function usePreparedSearch(loadSetup: LoadSetup) {
	const [search, setSearch] = useState(preparedSearch);
	const [hasFailed, setHasFailed] = useState(false);

	const load = useCallback(() => {
		setHasFailed(false);
		prepareSearch(loadSetup).then(setSearch, () => setHasFailed(true));
	}, [loadSetup]);
	useEffect(load, [load]);

	return { search, hasFailed, retry: load };
}
