import { cutText } from "#content/cut-text.ts";
import {
	maxFilterLength,
	useUrlFilters,
} from "#frontend/hooks/use-url-filters.ts";
import type { ListEntryState } from "#frontend/router/use-list-entry.ts";
import { allCategories } from "./filter-items.ts";

export type Filters = { text: string; category: string };

/** Returns a list's search text and category, which live in the URL, and a function to change them. */
export function useListFilters({ entry, replace }: ListEntryState) {
	return useUrlFilters(entry.id ?? "", readFilters(entry.search), (filters) =>
		replace({ query: toQuery(filters) }),
	);
}

function readFilters(search: string): Filters {
	const query = new URLSearchParams(search);
	const read = (name: string) =>
		cutText(query.get(name) ?? "", maxFilterLength);
	return { text: read("q"), category: read("category") || allCategories };
}

function toQuery({ text, category }: Filters): URLSearchParams {
	return new URLSearchParams({
		...(text && { q: text }),
		...(category !== allCategories && { category }),
	});
}
