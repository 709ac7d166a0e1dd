import { useCallback, useEffect, useState } from "react";
import { preparedSearch, prepareSearch } from "./prepare-search.ts";

/** What the dialog works with; undefined while it loads. */
export function usePreparedSearch() {
	const [search, setSearch] = useState(preparedSearch);
	const [hasFailed, setHasFailed] = useState(false);

	const load = useCallback(() => {
		setHasFailed(false);
		prepareSearch().then(setSearch, () => setHasFailed(true));
	}, []);
	useEffect(load, [load]);

	return { search, hasFailed, retry: load };
}
