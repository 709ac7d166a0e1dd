import type { Cache, SWRConfiguration } from "swr";
import type { Parser } from "#frontend/storage/parse.ts";
import { type CachedList, newest, readCached } from "./cached-list.ts";
import { dataDefaults } from "./feed-options.ts";
import { readInitialData } from "./initial-data.ts";

/**
 * SWR's settings for the page of a list: its fallback is what the page was built with, its
 * cache begins with what this browser has stored. Make it once for each visit of the page;
 * the prerenderer gives the fallback itself, and has nothing stored.
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
		// SWR's own cache: its requests and its subscribers outlive the page.
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
