import { useMemo } from "react";
import { useListEntry } from "#frontend/router/use-list-entry.ts";
import { categoriesByFrequency } from "./categories-by-frequency.ts";
import { allCategories, type FilterItems } from "./filter-items.ts";
import { type CachedFeedOptions, useCachedFeed } from "./use-cached-feed.ts";
import { type Filters, useListFilters } from "./use-list-filters.ts";
import { usePaging } from "./use-paging.ts";
import { usePendingUpdates } from "./use-pending-updates.ts";

/** The settings of a page of news or papers. All values must be constant. */
export type FeedSettings<T> = CachedFeedOptions<T> & {
	keyOf: (item: T) => string;
	categoryLabel: (category: string) => string;
	filterItems: FilterItems<T>;
};

/** Fetches, caches, filters and pages an external list; new items wait until the visitor asks for them. */
export function useFeedList<T extends { categories: string[] }>(
	settings: FeedSettings<T>,
) {
	const { key, keyOf, categoryLabel, filterItems } = settings;
	const feed = useCachedFeed(settings);
	const listEntry = useListEntry();
	const isReturn = listEntry.entry.visible !== undefined;
	const updates = usePendingUpdates(key, feed.list, keyOf, isReturn);
	const [filters, changeFilters] = useListFilters(listEntry);
	const { text, category } = filters;
	const items = updates.shown?.items;
	const found = useMemo(
		() => filterItems(items ?? [], text, category),
		[items, text, category, filterItems],
	);
	const added = useMemo(
		() => filterItems(updates.added, text, category),
		[updates.added, text, category, filterItems],
	);
	const paging = usePaging(found.length, listEntry);
	return {
		feed,
		/** The list on screen; null until one is available. */
		shown: updates.shown,
		/** The shown items that pass the filters. */
		found,
		paging,
		/** The pending items that would pass the filters. */
		added,
		/** Shows the latest list, with as many more items visible as are new. */
		accept() {
			updates.accept();
			paging.showMore(added.length);
		},
		/** All categories of the shown list, the most frequent first. */
		categories: useMemo(
			() =>
				categoriesByFrequency(items ?? [])
					// A publisher's own "All" could not be told from the choice of every category.
					.filter((value) => value !== allCategories)
					.map((value) => ({ value, label: categoryLabel(value) })),
			[items, categoryLabel],
		),
		filters,
		/** Changes the filters and shows the first page of the items that pass. */
		filter(change: Partial<Filters>) {
			changeFilters(change);
			paging.showFirst();
		},
	};
}
