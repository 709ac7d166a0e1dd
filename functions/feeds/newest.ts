import type { Article } from "#content/feeds/article.ts";
import type { Paper } from "#content/feeds/paper.ts";

export type Item = Article | Paper;

/** Returns the indices of a list's items, newest first; undated items come last, in list order. */
export function newestFirst(list: readonly Item[]): number[] {
	const dates = list.map((item) =>
		"pubDate" in item ? item.pubDate : item.published,
	);
	const dateAt = (index: number) => dates[index] ?? "";
	// ISO 8601 dates in UTC sort as text.
	return [...dates.keys()].sort((a, b) =>
		dateAt(a) === dateAt(b) ? a - b : dateAt(a) < dateAt(b) ? 1 : -1,
	);
}

/** Returns the items at these indices, in list order. */
export function pick<Each>(list: Each[], indices: Iterable<number>): Each[] {
	const chosen = new Set(indices);
	return list.filter((_, index) => chosen.has(index));
}
