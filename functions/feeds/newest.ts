import type { FeedItems } from "./record.ts";

/** Returns the indices of a list's items, newest first; undated items come last, in list order. */
export function newestFirst({ kind, list }: FeedItems): number[] {
	const dates =
		kind === "articles"
			? list.map(({ pubDate }) => pubDate)
			: list.map(({ published }) => published);
	const dateAt = (index: number) => dates[index] ?? "";
	// ISO 8601 dates in UTC sort as text.
	return [...dates.keys()].sort((a, b) =>
		dateAt(a) === dateAt(b) ? a - b : dateAt(a) < dateAt(b) ? 1 : -1,
	);
}

/** Returns the items at these indices, in list order. */
export function pick(items: FeedItems, indices: Iterable<number>): FeedItems {
	const chosen = new Set(indices);
	const isChosen = (_: unknown, index: number) => chosen.has(index);
	return items.kind === "articles"
		? { kind: "articles", list: items.list.filter(isChosen) }
		: { kind: "papers", list: items.list.filter(isChosen) };
}
