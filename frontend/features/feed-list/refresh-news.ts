import type { Article } from "#content/feeds/article.ts";
import { readJsonFeed } from "#content/feeds/output/read-json-feed.ts";
import { apiPaths } from "#content/routes.ts";
import { isFresh, readCached, writeCached } from "./cached-list.ts";
import { articlesKey } from "./feed-keys.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { parseArticle } from "./parse-items.ts";

/** The articles as fetchNews gives them. */
export const refreshNews = shareCalls(fetchNews);

/** Callers at the same time share one call. */
function shareCalls<T>(load: () => Promise<T>): () => Promise<T> {
	let running: Promise<T> | undefined;
	return () => {
		running ??= load().finally(() => {
			running = undefined;
		});
		return running;
	};
}

/**
 * The cached articles, fetched anew when they are no longer fresh. One request to our own
 * relay for all sources: outside the news page nobody should be sent to other servers.
 * @returns what is cached when the relay cannot help; never fails
 */
async function fetchNews(): Promise<Article[]> {
	const cached = readCached(articlesKey, parseArticle);
	if (cached && isFresh(cached)) return cached.items;
	try {
		const { bytes } = await fetchBytes(apiPaths.feeds);
		const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
		const items = readJsonFeed(json)
			.map((article) => parseArticle({ ...article, content: "" }))
			.filter((article) => article !== undefined);
		if (items.length === 0) throw new Error("no articles");
		writeCached(articlesKey, parseArticle, { items, at: Date.now() });
		return items;
	} catch {
		return cached?.items ?? [];
	}
}
