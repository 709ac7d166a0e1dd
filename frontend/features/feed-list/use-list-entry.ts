import { useMemo, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import {
	changedEntry,
	type HistoryEntry,
	readEntry,
} from "#frontend/router/history-entry.ts";

/** What a visitor has made of a list: the address's query, and what the history's entry notes. */
export type ListEntry = HistoryEntry & {
	/** Query of the address, without its question mark. */
	search: string;
};

type Change = { visible?: number; query?: URLSearchParams };

export type ListEntryState = {
	entry: ListEntry;
	/**
	 * Changes the entry in its place, so that Back leaves the list in one step.
	 * @returns whether it was done: not on another entry, and browsers limit how often
	 */
	replace: (change: Change) => boolean;
};

/** The build knows no query and no history. */
const prerendered: ListEntry = { search: "" };

/**
 * The entry of the history on which the list stands. While the code of the next page is
 * loading, the address already names that page, and the list stays as it is.
 */
export function useListEntry(): ListEntryState {
	const isHydrating = useIsHydrating();
	const [path, navigate] = useLocation();
	const search = useSearch();
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

	function replace({ query, ...change }: Change): boolean {
		if (readEntry().id !== shown.id) return false;
		const { pathname, hash } = location;
		const search = query ? toSearch(query) : location.search;
		try {
			navigate(pathname + search + hash, {
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
	const words = String(query);
	return words && `?${words}`;
}
