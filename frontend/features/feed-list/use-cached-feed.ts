import { useState } from "react";
import useSWR, { type Cache, useSWRConfig } from "swr";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import type { Parser } from "#frontend/storage/parse.ts";
import {
	type CachedList,
	isFresh,
	readCached,
	writeCached,
} from "./cached-list.ts";
import { dataDefaults, feedOptions } from "./feed-options.ts";
import { fetchInitialData, readInitialData } from "./initial-data.ts";

/** Where a list comes from and how it is cached. All values must be constant. */
export type CachedFeedOptions<T> = {
	/** Cache key, in memory and in this browser's storage. */
	key: string;
	/** Path of the page that is built with this list. */
	path: string;
	fetchItems: () => Promise<T[]>;
	/** Parses an item from storage or the prerendered page. */
	parseItem: Parser<T>;
};

/**
 * Returns a list that is fetched, refetched and cached for a day. It shows the list that the page
 * was built with first; after hydration the one this browser has cached, which the build could not
 * know; then the one from the network.
 */
export function useCachedFeed<T>({
	key,
	path,
	fetchItems,
	parseItem,
}: CachedFeedOptions<T>) {
	const isHydrating = useIsHydrating();
	const { cache, fallback } = useSWRConfig();
	const [initial] = useState((): CachedList<T> | undefined => {
		// The build provides the list, and nothing is stored.
		if (typeof document === "undefined") return fallback[key];
		const built = readInitialData(document, key, parseItem);
		restoreList(cache, key, parseItem, built);
		return built;
	});
	// SWR reads this on mount. If the list is fresh, the next fetch is left to polling.
	const isStale = !isFresh(cache.get(key)?.data ?? initial);
	const { data, error, isValidating, mutate } = useSWR<CachedList<T>>(
		isHydrating ? null : key,
		async () => ({ items: await fetchItems(), at: Date.now() }),
		{
			...feedOptions,
			...(initial && { fallbackData: initial }),
			revalidateIfStale: isStale,
			onSuccess: (list) => writeCached(key, parseItem, list),
		},
	);
	const hasFailed = error !== undefined;
	const { data: fromPage } = useSWR(
		hasFailed && !data ? `${key} of ${path}` : null,
		() => fetchInitialData(key, parseItem, path),
		dataDefaults,
	);

	return {
		/** The latest list; null until one is available. */
		list: data ?? fromPage ?? null,
		/** Whether the last attempt failed, so that the list is older than it should be. */
		hasFailed,
		isRefreshing: isValidating,
		// SWR reports the error as `error`.
		retry: () => void mutate().catch(() => {}),
	};
}

/** Puts the list that this browser has stored into SWR's cache, if it is newer than those of the cache and the page. */
function restoreList<T>(
	cache: Cache<CachedList<T>>,
	key: string,
	parseItem: Parser<T>,
	built: CachedList<T> | undefined,
): void {
	const state = cache.get(key);
	const cached = readCached(key, parseItem);
	const others = [state?.data, built];
	if (cached && others.every((list) => !list || cached.at > list.at)) {
		cache.set(key, { ...state, data: cached });
	}
}
