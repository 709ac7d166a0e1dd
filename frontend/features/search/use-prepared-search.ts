import { useCallback, useEffect, useState } from "react";
import { preparedSearch, prepareSearch } from "./prepare-search.ts";
import type { LoadSetup } from "./search-setup.ts";

/** What the dialog works with; undefined while it loads. `count` changes with its documents. */
export function usePreparedSearch(loadSetup: LoadSetup) {
	const [search, setSearch] = useState(preparedSearch);
	const [hasFailed, setHasFailed] = useState(false);

	const load = useCallback(() => {
		setHasFailed(false);
		prepareSearch(loadSetup).then(setSearch, () => setHasFailed(true));
	}, [loadSetup]);
	useEffect(load, [load]);

	// News may come while the dialog is open: the engine is the same, its documents are more.
	const [count, setCount] = useState(0);
	useEffect(
		() => search?.watch(() => setCount((number) => number + 1)),
		[search],
	);

	return { search, count, hasFailed, retry: load };
}
