import type { Article } from "#content/feeds/article.ts";
import { readJsonFeed } from "#content/feeds/output/read-json-feed.ts";
import { apiPaths } from "#content/routes.ts";
import { isFresh, readCached, writeCached } from "./cached-list.ts";
import { articlesKey } from "./feed-keys.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { parseArticle } from "./parse-items.ts";

let running: Promise<Article[]> | undefined;

/** Returns the articles as fetchNews does; concurrent callers share one request. */
export function refreshNews(): Promise<Article[]> {
	running ??= fetchNews().finally(() => {
		running = undefined;
	});
	return running;
}

/**
 * Returns the cached articles, refetched if they are stale. It makes one request for all sources to
 * our own relay: outside the news page, browsers should not contact other servers.
 * @returns the cached articles if the relay fails; never rejects
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
