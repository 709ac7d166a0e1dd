import type { Article } from "#content/feeds/article.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * The articles of all sources, newest first. Those without a link are left out, an
 * address that several sources carry comes once. Articles without a date, or with
 * one that is more than a day ahead, stand at the end in the order of their feed.
 */
export function mergeArticles(lists: Article[][], nowMs: number): Article[] {
	const byLink = new Map<string, Article>();
	for (const article of lists.flat()) {
		if (article.link && !byLink.has(article.link)) {
			byLink.set(article.link, article);
		}
	}
	const latest = new Date(nowMs + dayMs).toISOString();
	const key = ({ pubDate }: Article) => (pubDate <= latest ? pubDate : "");
	// Dates in ISO 8601 and UTC sort as text.
	return [...byLink.values()].sort((a, b) =>
		key(a) === key(b) ? 0 : key(a) < key(b) ? 1 : -1,
	);
}
