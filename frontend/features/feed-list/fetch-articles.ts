import type { Article } from "#content/feeds/article.ts";
import {
	aheadMs,
	mergeArticles,
} from "#content/feeds/output/merge-articles.ts";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { type FeedSource, feedSources } from "#content/feeds/sources.ts";
import { apiPaths } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { readXml } from "./dom-reader.ts";
import { attemptTimeoutMs, fetchBytes } from "./fetch-bytes.ts";
import { nextTask } from "./next-task.ts";

/**
 * Fetches the articles of all sources, newest first, without their full texts. A source whose proxy
 * fails logs one warning to the console, whether or not the relay then responds; if both fail, it
 * contributes no articles.
 * @throws Error 'All proxy attempts failed' if no source yields an article
 */
export async function fetchArticles(): Promise<Article[]> {
	const results = await Promise.allSettled(feedSources.map(fetchSource));
	const lists = results.flatMap((result) =>
		result.status === "fulfilled" ? [result.value] : [],
	);
	const articles = mergeArticles(lists, await currentTime(lists.flat()));
	// Empty feeds count as a failure too: the list on screen is worth more.
	if (articles.length === 0) throw new Error("All proxy attempts failed");
	await nextTask();
	// The full texts would fill the browser's storage, and no screen shows them.
	return articles.map((article) => ({ ...article, content: "" }));
}

/**
 * Returns the time, in milliseconds since 1970: our server's if any article lies ahead of the visitor's
 * clock. By a slow clock all recent articles would be dated in the future, and come last.
 */
async function currentTime(articles: Article[]): Promise<number> {
	const ours = Date.now();
	const isAhead = articles.some(
		({ pubDate }) => Date.parse(pubDate) > ours + aheadMs,
	);
	if (!isAhead) return ours;
	try {
		const { headers } = await fetchBytes("", attemptTimeoutMs, {
			method: "HEAD",
			cache: "no-store",
		});
		// The CDN's copy has the time at which it was fetched, and its age since then.
		const at = Date.parse(headers.get("date") ?? "");
		return at + Number(headers.get("age")) * 1000 || ours;
	} catch {
		return ours;
	}
}

async function fetchSource(source: FeedSource): Promise<Article[]> {
	const failures: string[] = [];
	try {
		for (const { name, url } of urlsOf(source.url)) {
			try {
				return parseFeed(await fetchBytes(url), source, readXml);
			} catch (error) {
				failures.push(`${name}: ${error}`);
			}
		}
	} finally {
		if (failures.length > 0) {
			console.warn(`${source.name}: ${failures.join("; ")}`);
		}
	}
	throw new Error("All proxy attempts failed");
}

/** Returns the URLs to try for a feed, in order: the public proxy, then our own relay. */
function urlsOf(url: string): { name: string; url: string }[] {
	const encoded = encodeURIComponent(url);
	const relay = { name: "relay", url: `${apiPaths.feeds}?feed=${encoded}` };
	const proxy = { name: "proxy", url: site.feedProxy + encoded };
	return site.feedProxy ? [proxy, relay] : [relay];
}
