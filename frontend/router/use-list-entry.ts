import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import { useHistoryState, useSearch } from "wouter/use-browser-location";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import { changedEntry, type HistoryEntry, readEntry } from "./history-entry.ts";

/** The state of a visitor's list: the URL's query, and what the history entry stores. */
export type ListEntry = HistoryEntry & {
	/** Query of the URL. */
	search: string;
};

/** What is left out stays as it is. */
type Change = { visible?: number; query?: URLSearchParams; hash?: string };

export type ListEntryState = ReturnType<typeof useListEntry>;

/** During prerendering there is no query and no history. */
const prerendered: ListEntry = { search: "" };

/**
 * Returns the list's history entry. While the next page's code is loading, the URL already
 * names that page; the list then keeps its last entry.
 */
export function useListEntry() {
	const isHydrating = useIsHydrating();
	const [path, navigate] = useLocation();
	// Not the router's own, which decodes it once before it is parsed.
	const search = useSearch({ ssrSearch: "" });
	const state: unknown = useHistoryState();
	const [ownPath] = useState(path);
	const current = useMemo(
		() => ({ search, ...readEntry(state) }),
		[search, state],
	);
	const [last, setLast] = useState(current);
	const isShown = path === ownPath;
	if (isShown && last !== current) setLast(current);
	const shown = isShown ? current : last;

	/**
	 * Replaces the history entry, so that Back leaves the list in one step.
	 * @returns false if it was not done: the visitor is on another entry, or has hit the browser's limit
	 */
	function replace({
		query,
		hash = location.hash,
		...change
	}: Change): boolean {
		if (readEntry().id !== shown.id) return false;
		const search = query ? toSearch(query) : location.search;
		try {
			navigate(location.pathname + search + hash, {
				replace: true,
				state: changedEntry(change),
			});
		} catch {
			return false;
		}
		return location.search === search;
	}

	return { entry: isHydrating ? prerendered : shown, replace };
}

function toSearch(query: URLSearchParams): string {
	const text = String(query);
	return text && `?${text}`;
}
