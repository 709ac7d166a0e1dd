import type { Article } from "#content/feeds/article.ts";

/** How far ahead of the time an article's date may be, as publishers' clocks and time zones go wrong. */
export const aheadMs = 24 * 60 * 60_000;

/**
 * Merges the articles of all sources, newest first. Articles without a link are left out, and an
 * address that several sources carry appears once. Articles without a date, or with one more than
 * a day ahead, come last in the order of their feed.
 */
export function mergeArticles(lists: Article[][], nowMs: number): Article[] {
	const byLink = new Map<string, Article>();
	for (const article of lists.flat()) {
		if (article.link && !byLink.has(article.link)) {
			byLink.set(article.link, article);
		}
	}
	const latest = new Date(nowMs + aheadMs).toISOString();
	const key = ({ pubDate }: Article) => (pubDate <= latest ? pubDate : "");
	// ISO 8601 dates in UTC sort as text.
	return [...byLink.values()].sort((a, b) =>
		key(a) === key(b) ? 0 : key(a) < key(b) ? 1 : -1,
	);
}
