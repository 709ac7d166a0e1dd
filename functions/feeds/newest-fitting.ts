import type { Article } from "#content/feeds/article.ts";
import { newest } from "#content/feeds/newest.ts";
import type { Paper } from "#content/feeds/paper.ts";

export type Item = Article | Paper;

/** Writes the newest items of a list, as many as fit, in list order. @returns those items, and what was written */
export function newestFitting<Each extends Item, Written>(
	list: Each[],
	write: (list: Each[]) => Written,
	sizeOf: (written: Written) => number,
	limit: number,
): { list: Each[]; written: Written } {
	let fitting = list;
	for (;;) {
		const written = write(fitting);
		const size = sizeOf(written);
		if (size <= limit || fitting.length === 0)
			return { list: fitting, written };
		const share = Math.min(limit / size, 0.95);
		fitting = newest(fitting, Math.floor(fitting.length * share), (item) =>
			"pubDate" in item ? item.pubDate : item.published,
		);
	}
}
