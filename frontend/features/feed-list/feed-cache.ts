import type { Cache, SWRConfiguration } from "swr";
import type { Parser } from "#frontend/storage/parse.ts";
import { type CachedList, newest, readCached } from "./cached-list.ts";
import { dataDefaults } from "./feed-options.ts";
import { readInitialData } from "./initial-data.ts";

/**
 * Creates the SWR settings for a list's page: the fallback is the list that the page was built with,
 * and the cache starts with the list that this browser has stored. Call once per visit to the page.
 * During prerendering only the defaults apply: the build provides the fallback, and nothing is stored.
 */
export function createFeedConfig<T>(
	key: string,
	parseItem: Parser<T>,
): SWRConfiguration & { provider?: (cache: Readonly<Cache>) => Cache } {
	if (typeof document === "undefined") return dataDefaults;
	const initial = readInitialData(document, key, parseItem);
	return {
		...dataDefaults,
		...(initial && { fallback: { [key]: initial } }),
		// Reuses SWR's own cache, because its requests and subscribers outlive the page.
		provider: (cache) => {
			restoreList(cache, key, parseItem, initial);
			return cache;
		},
	};
}

/** Puts the stored list into the cache, unless the cache or the page has a newer one. */
function restoreList<T>(
	cache: Cache<CachedList<T>>,
	key: string,
	parseItem: Parser<T>,
	initial: CachedList<T> | undefined,
): void {
	const state = cache.get(key);
	const cached = readCached(key, parseItem);
	if (cached && newest(state?.data, initial, cached) === cached) {
		cache.set(key, { ...state, data: cached });
	}
}
