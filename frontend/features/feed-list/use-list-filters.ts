import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { allCategories } from "./filter-items.ts";
import type { ListEntryState } from "./use-list-entry.ts";

/** The address follows the typing after this pause: browsers limit how often it may change. */
export const writeDelayMs = 250;

/** Of the search text and of a category, in characters. */
export const maxFilterLength = 200;

export type Filters = { text: string; category: string };

/**
 * Search text and category of a list. Their home is the address, so that a view can be
 * shared and Back returns to it; here they are only until the typing pauses.
 */
export function useListFilters({
	entry,
	replace,
}: ListEntryState): [Filters, (change: Partial<Filters>) => void] {
	const [typed, setTyped] = useState<{ id?: string; filters: Filters }>();
	const timer = useRef(0);
	useEffect(() => () => clearTimeout(timer.current), []);
	// What was typed on one entry of the history is nothing to another.
	const filters =
		typed && typed.id === entry.id ? typed.filters : readFilters(entry.search);
	// Of several changes before the next rendering, as in a replay, none undoes the one before.
	const latest = useRef(filters);
	useLayoutEffect(() => {
		latest.current = filters;
	});

	function change(next: Partial<Filters>) {
		const merged = { ...latest.current, ...next };
		merged.text = merged.text.slice(0, maxFilterLength);
		latest.current = merged;
		setTyped({ ...(entry.id && { id: entry.id }), filters: merged });
		clearTimeout(timer.current);
		timer.current = window.setTimeout(() => {
			if (replace({ query: toQuery(merged) })) setTyped(undefined);
		}, writeDelayMs);
	}

	return [filters, change];
}

function readFilters(search: string): Filters {
	const query = new URLSearchParams(search);
	const read = (name: string) =>
		(query.get(name) ?? "").slice(0, maxFilterLength);
	return { text: read("q"), category: read("category") || allCategories };
}

function toQuery({ text, category }: Filters): URLSearchParams {
	return new URLSearchParams({
		...(text && { q: text }),
		...(category !== allCategories && { category }),
	});
}
