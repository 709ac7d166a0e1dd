import type { FeedItems } from "./record.ts";

/** Places of a list's items, newest first; those without a date come last, in the list's order. */
export function newestFirst({ kind, list }: FeedItems): number[] {
	const dates =
		kind === "articles"
			? list.map(({ pubDate }) => pubDate)
			: list.map(({ published }) => published);
	const key = (place: number) => dates[place] ?? "";
	// Dates in ISO 8601 and UTC sort as text.
	return [...dates.keys()].sort((a, b) =>
		key(a) === key(b) ? a - b : key(a) < key(b) ? 1 : -1,
	);
}

/** The items in these places, in the order of the list. */
export function pick(items: FeedItems, places: Iterable<number>): FeedItems {
	const chosen = new Set(places);
	const isChosen = (_: unknown, place: number) => chosen.has(place);
	return items.kind === "articles"
		? { kind: "articles", list: items.list.filter(isChosen) }
		: { kind: "papers", list: items.list.filter(isChosen) };
}
