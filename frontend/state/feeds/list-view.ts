/** What a visitor has made of a list: kept with its entry of the history, so that Back finds it again. */

/** Specification §9, "Blog page size". */
export const pageSize = 12;

export type Filters = { text: string; category: string };

/** Search text and category that the address names. */
export function readFilters(all: string): Filters {
	const query = new URLSearchParams(location.search);
	return {
		text: query.get("q") ?? "",
		category: query.get("category") ?? all,
	};
}

/** Puts the filters into the address, for this entry of the history. */
export function writeFilters({ text, category }: Filters, all: string): void {
	const query = new URLSearchParams();
	if (text) query.set("q", text);
	if (category !== all) query.set("category", category);
	const words = query.toString();
	const search = words && `?${words}`;
	replaceEntry(history.state, location.pathname + search + location.hash);
}

/** How many items were shown on this entry of the history; null where it is new. */
export function readVisible(): number | null {
	const visible = history.state?.visible;
	return Number.isSafeInteger(visible) && visible > 0 ? visible : null;
}

export function writeVisible(visible: number): void {
	if (visible === readVisible()) return;
	replaceEntry({ ...history.state, visible }, location.href);
}

function replaceEntry(state: unknown, url: string): void {
	try {
		// The prototype's own method: the router's wrapper would announce this as a navigation.
		History.prototype.replaceState.call(history, state, "", url);
	} catch {
		// Browsers limit how often; the place is then a little older than it could be.
	}
}
