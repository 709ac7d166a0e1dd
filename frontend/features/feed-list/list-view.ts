import { queryText } from "#frontend/router/address.ts";
import { readEntry, writeEntry } from "#frontend/router/history-entry.ts";

/** What a visitor has made of a list: kept with its entry of the history, so that Back finds it again. */

/** Specification §9, "Blog page size". */
export const pageSize = 12;

/** Of the search text and of a category in the address, in characters. */
const maxLength = 200;

export type Filters = { text: string; category: string };

/** Search text and category that the address names. */
export function readFilters(all: string): Filters {
	return {
		text: queryText("q", maxLength),
		category: queryText("category", maxLength) || all,
	};
}

/** Puts the filters into the address, for this entry of the history. */
export function writeFilters({ text, category }: Filters, all: string): void {
	const query = new URLSearchParams();
	if (text) query.set("q", text);
	if (category !== all) query.set("category", category);
	const words = query.toString();
	writeEntry({}, location.pathname + (words && `?${words}`) + location.hash);
}

/** How many items were shown on this entry of the history; null where it is new. */
export function readVisible(): number | null {
	return readEntry().visible ?? null;
}

export function writeVisible(visible: number): void {
	if (visible === readVisible()) return;
	writeEntry({ visible });
}
