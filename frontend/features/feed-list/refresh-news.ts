import type { Article } from "#content/feeds/article.ts";
import { readJsonFeed } from "#content/feeds/output/read-json-feed.ts";
import { apiPaths } from "#content/routes.ts";
import { isFresh, keep, readCached } from "./cached-list.ts";
import { articlesKey } from "./feed-keys.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { parseArticle } from "./parse-items.ts";

let running: Promise<Article[]> | undefined;

/** As fetchNews; callers at the same time share one request. */
export function refreshNews(): Promise<Article[]> {
	running ??= fetchNews().finally(() => {
		running = undefined;
	});
	return running;
}

/**
 * The kept articles, fetched anew when they are no longer fresh. One request to our own
 * relay for all sources: outside the news page nobody should be sent to other servers.
 * @returns what was kept when the relay cannot help; never fails
 */
async function fetchNews(): Promise<Article[]> {
	const kept = readCached(articlesKey, parseArticle);
	if (kept && isFresh(kept)) return kept.items;
	try {
		const { bytes } = await fetchBytes(apiPaths.feeds);
		const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
		const items = readJsonFeed(json)
			.map((article) => parseArticle({ ...article, content: "" }))
			.filter((article) => article !== undefined);
		if (items.length === 0) throw new Error("no articles");
		keep(articlesKey, parseArticle, { items, at: Date.now() });
		return items;
	} catch {
		return kept?.items ?? [];
	}
}
