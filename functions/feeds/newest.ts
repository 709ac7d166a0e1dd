import type { FeedItems } from "./record.ts";

/** Returns the indices of a list's items, newest first; undated items come last, in list order. */
export function newestFirst({ kind, list }: FeedItems): number[] {
	const dates =
		kind === "articles"
			? list.map(({ pubDate }) => pubDate)
			: list.map(({ published }) => published);
	const key = (place: number) => dates[place] ?? "";
	// ISO 8601 dates in UTC sort as text.
	return [...dates.keys()].sort((a, b) =>
		key(a) === key(b) ? a - b : key(a) < key(b) ? 1 : -1,
	);
}

/** Returns the items at these indices, in list order. */
export function pick(items: FeedItems, places: Iterable<number>): FeedItems {
	const chosen = new Set(places);
	const isChosen = (_: unknown, place: number) => chosen.has(place);
	return items.kind === "articles"
		? { kind: "articles", list: items.list.filter(isChosen) }
		: { kind: "papers", list: items.list.filter(isChosen) };
}
