import useSWR, { useSWRConfig } from "swr";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import type { Parser } from "#frontend/storage/parse.ts";
import { type CachedList, isFresh, writeCached } from "./cached-list.ts";
import { feedOptions } from "./feed-options.ts";
import { fetchInitialData } from "./initial-data.ts";

/** A list from outside, as far as it is known. */
export type FeedState<T> = {
	/** The latest; null while nothing has ever come. */
	list: CachedList<T> | null;
	/** Whether the last attempt failed; what is shown then is older than it should be. */
	hasFailed: boolean;
	isRefreshing: boolean;
	retry: () => void;
};

/** Where a list comes from, and how it is cached. Constants, all of them. */
export type FeedSource<T> = {
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
 * A list that is fetched, refetched and cached for a day, within createFeedConfig's SWR.
 * First comes what the page was built with; what this browser has cached comes after
 * hydration, since the build could not know it; then what the network says.
 */
export function useCachedFeed<T>({
	key,
	path,
	fetchItems,
	parseItem,
	toCached,
}: FeedSource<T>): FeedState<T> {
	const isHydrating = useIsHydrating();
	const { cache, fallback } = useSWRConfig();
	const initial: CachedList<T> | undefined = fallback[key];
	// Asked when the list is mounted. Fresh enough means that the next fetch is the poll's.
	const isStale = !isFresh(cache.get(key)?.data ?? initial);
	const { data, error, isValidating, mutate } = useSWR<CachedList<T>>(
		isHydrating ? null : key,
		async () => {
			const items = await fetchItems();
			return { items: items.map(toCached), at: Date.now() };
		},
		{
			...feedOptions,
			// Without a key, SWR would not find it by itself.
			...(initial && { fallbackData: initial }),
			revalidateIfStale: isStale,
			onSuccess: (list) => writeCached(key, parseItem, list),
		},
	);
	const hasFailed = error !== undefined;
	const { data: fromPage } = useSWR(
		hasFailed && !data ? `${key} of ${path}` : null,
		() => fetchInitialData(key, parseItem, path),
	);

	return {
		list: data ?? fromPage ?? null,
		hasFailed,
		isRefreshing: isValidating,
		// SWR holds the error.
		retry: () => void mutate().catch(() => {}),
	};
}
