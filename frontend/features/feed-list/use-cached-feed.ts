import { useEffect, useMemo, useState } from "react";
import useSWR from "swr";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import type { Parser } from "#frontend/storage/parse.ts";
import {
	type CachedList,
	isFresh,
	keep,
	newest,
	readCached,
} from "./cached-list.ts";
import { feedOptions } from "./feed-options.ts";
import { fetchInitialData, initialData } from "./initial-data.ts";

/** A list from outside, as far as it is known. */
export type FeedState<T> = {
	/** The latest; null while nothing has ever come. */
	list: CachedList<T> | null;
	/** Whether the last try failed; what is shown then is older than it should be. */
	hasFailed: boolean;
	isRefreshing: boolean;
	retry: () => void;
};

type Options<T> = {
	/** Cache key, in memory and in this browser's storage. */
	key: string;
	/** The page that is built with this list. */
	path: string;
	fetchItems: () => Promise<T[]>;
	/** An item as storage and the built page hold it. */
	parseItem: Parser<T>;
	/** An item without what no screen shows: the storage is small. */
	toCached: (item: T) => T;
};

/**
 * A list that is fetched, refetched and kept for a day as the specification asks (§7).
 * First comes what the page was built with; what this browser kept is put in after
 * hydration, since the build could not know it; then what the network says.
 */
export function useCachedFeed<T>(options: Options<T>): FeedState<T> {
	const { key, path, parseItem } = options;
	const isHydrating = useIsHydrating();
	const earlier = useMemo(
		() =>
			newest(
				isHydrating ? null : readCached(key, parseItem),
				initialData(key, parseItem),
			),
		[isHydrating, key, parseItem],
	);
	const [lastResort, setLastResort] = useState<CachedList<T> | null>(null);

	const { data, error, isValidating, mutate } = useSWR(
		isHydrating ? null : key,
		() => fetchList(options),
		{
			...feedOptions,
			// Asked when the list is mounted. Fresh enough means that the next fetch is the poll's.
			revalidateOnMount: !isFresh(earlier),
			revalidateIfStale: !isFresh(earlier),
		},
	);
	const list = newest(data, earlier, lastResort);
	const hasFailed = error !== undefined;
	const hasNothing = hasFailed && list === null;

	useEffect(() => {
		if (hasNothing) fetchInitialData(key, parseItem, path).then(setLastResort);
	}, [hasNothing, key, parseItem, path]);

	return {
		list,
		hasFailed,
		isRefreshing: isValidating,
		// The error is SWR's to keep.
		retry: () => void mutate().catch(() => {}),
	};
}

async function fetchList<T>({
	key,
	fetchItems,
	parseItem,
	toCached,
}: Options<T>): Promise<CachedList<T>> {
	const items = await fetchItems();
	const list = { items: items.map(toCached), at: Date.now() };
	keep(key, parseItem, list);
	return list;
}
