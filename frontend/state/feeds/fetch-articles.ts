import type { Article } from "#content/news/article.ts";
import { mergeArticles } from "#content/news/merge-articles.ts";
import { parseFeed } from "#content/news/parse-feed.ts";
import { type FeedSource, feedSources } from "#content/news/sources.ts";
import { apiPaths } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { readXml } from "./dom-reader.ts";

/** Each hop gives up after this many milliseconds. */
export const hopTimeoutMs = 3_000;

/**
 * The articles of all sources, newest first (specification §7, "News feeds"). A source
 * that fails is logged once and yields nothing.
 * @throws Error 'All proxy attempts failed' when no source could be read
 */
export async function fetchArticles(): Promise<Article[]> {
	const results = await Promise.allSettled(feedSources.map(fetchSource));
	const lists: Article[][] = [];
	for (const [index, result] of results.entries()) {
		if (result.status === "fulfilled") lists.push(result.value);
		else console.warn(`${feedSources[index]?.name}: ${result.reason}`);
	}
	const articles = mergeArticles(lists, Date.now());
	// Eight empty feeds are no news either: what is on screen is worth more.
	if (articles.length === 0) throw new Error("All proxy attempts failed");
	return articles;
}

async function fetchSource(source: FeedSource): Promise<Article[]> {
	let failure: unknown = new Error("All proxy attempts failed");
	for (const address of hops(source.url)) {
		try {
			return parseFeed(await fetchBytes(address), source, readXml);
		} catch (error) {
			failure = error;
		}
	}
	throw failure;
}

/** Where a feed is asked for, in order: the public proxy, then our own relay. */
function hops(url: string): string[] {
	const encoded = encodeURIComponent(url);
	const relay = `${apiPaths.feeds}?feed=${encoded}`;
	return site.feedProxy ? [site.feedProxy + encoded, relay] : [relay];
}

/** One hop's answer. @throws on a refused connection, a status other than 2xx, or after the time limit */
export async function fetchBytes(
	address: string,
): Promise<{ bytes: Uint8Array; contentType: string | undefined }> {
	const controller = new AbortController();
	const timeout = setTimeout(
		() => controller.abort(new Error(`no answer within ${hopTimeoutMs} ms`)),
		hopTimeoutMs,
	);
	try {
		const response = await fetch(address, { signal: controller.signal });
		if (!response.ok) throw new Error(`status ${response.status}`);
		return {
			bytes: new Uint8Array(await response.arrayBuffer()),
			contentType: response.headers.get("content-type") ?? undefined,
		};
	} finally {
		clearTimeout(timeout);
	}
}
