import { useEffect, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { freshMs } from "#content/news/freshness.ts";
import { feedOptions } from "../state/feeds/feed-options.ts";
import { keep, readKept } from "../state/feeds/kept-list.ts";

/** A list from outside, as the page shows it. */
export type FeedState<T> = {
	/** undefined while nothing has ever come. */
	items: T[] | undefined;
	/** True only when there is nothing to show instead. */
	hasFailed: boolean;
	isRefreshing: boolean;
	/** When the shown items came, in milliseconds since 1970; 0 when unknown. */
	updatedAt: number;
	retry: () => void;
};

/**
 * A list that is fetched, refetched and kept for a day as the specification asks (§7).
 * What this browser kept is put in after hydration, since the server could not know it.
 */
export function useKeptFeed<T>(
	key: string,
	fetchItems: () => Promise<T[]>,
	toKept: (item: T) => T,
): FeedState<T> {
	const { mutate } = useSWRConfig();
	const [isRestored, setIsRestored] = useState(false);
	const [updatedAt, setUpdatedAt] = useState(0);

	useEffect(() => {
		const kept = readKept<T>(key);
		if (kept) {
			setUpdatedAt(kept.at);
			void mutate(key, kept.items, { revalidate: false });
		}
		// Fresh enough means that the next fetch is the poll's.
		setIsRestored(true);
	}, [key, mutate]);

	const isFresh = Date.now() - updatedAt < freshMs;
	const {
		data,
		error,
		isValidating,
		mutate: revalidate,
	} = useSWR(isRestored ? key : null, fetchItems, {
		...feedOptions,
		revalidateOnMount: !isFresh,
		onSuccess: (items) => {
			setUpdatedAt(Date.now());
			keep(key, items.map(toKept));
		},
	});

	return {
		items: data,
		hasFailed: error !== undefined && data === undefined,
		isRefreshing: isValidating,
		updatedAt,
		retry: () => void revalidate(),
	};
}
