import { useMemo } from "react";
import type { Parser } from "#frontend/storage/parse.ts";
import type { CachedList } from "./cached-list.ts";
import { categoriesByFrequency } from "./categories-by-frequency.ts";
import type { Filters } from "./list-view.ts";
import { type FeedState, useCachedFeed } from "./use-cached-feed.ts";
import { useListFilters } from "./use-list-filters.ts";
import { usePendingUpdates } from "./use-pending-updates.ts";

/** What a page of news or papers is about. Constants, all of them. */
export type FeedSettings<T> = {
	/** Cache key, in memory and in this browser's storage. */
	key: string;
	/** The page that is built with this list. */
	path: string;
	fetchItems: () => Promise<T[]>;
	/** An item as storage and the built page hold it. */
	parseItem: Parser<T>;
	/** An item without what no screen shows: the storage is small. */
	toCached: (item: T) => T;
	keyOf: (item: T) => string;
	/** Name of the choice that stands for every category. */
	all: string;
	categoryLabel: (category: string) => string;
	filterItems: (items: T[], text: string, category: string) => T[];
};

/** A list as its page shows it. */
export type FeedListState<T> = {
	feed: FeedState<T>;
	/** What is on screen; null while nothing has ever come. */
	shown: CachedList<T> | null;
	/** The shown items that pass the filters. */
	found: T[];
	/** The items not yet shown that would pass them. */
	added: T[];
	/** Shows the latest list. */
	accept: () => void;
	/** All categories of the shown list, the most frequent first. */
	categories: { value: string; label: string }[];
	all: string;
	filters: Filters;
	filter: (change: Partial<Filters>) => void;
};

/** A list from outside: fetched and kept, offered where it is new, filtered by the visitor. */
export function useFeedList<T extends { categories: string[] }>(
	settings: FeedSettings<T>,
): FeedListState<T> {
	const { all, keyOf, categoryLabel, filterItems } = settings;
	const feed = useCachedFeed(settings);
	const { shown, added, accept } = usePendingUpdates(
		settings.key,
		feed.list,
		keyOf,
	);
	const [filters, filter] = useListFilters(all);
	const { text, category } = filters;
	const items = shown?.items;
	return {
		feed,
		shown,
		found: useMemo(
			() => filterItems(items ?? [], text, category),
			[items, text, category, filterItems],
		),
		added: useMemo(
			() => filterItems(added, text, category),
			[added, text, category, filterItems],
		),
		accept,
		categories: useMemo(
			() =>
				categoriesByFrequency(items ?? []).map((value) => ({
					value,
					label: categoryLabel(value),
				})),
			[items, categoryLabel],
		),
		all,
		filters,
		filter,
	};
}
