import { FeedParseError } from "#content/feeds/feed-parse-error.ts";
import { mergeArticles } from "#content/feeds/output/merge-articles.ts";
import { allowedUrls, sourceName } from "./allowed-urls.ts";
import { type FetchUpstream, noValidators } from "./fetch-upstream.ts";
import { readSource } from "./read-source.ts";
import type { FeedItems } from "./record.ts";

/**
 * Requests every source and the preprint query once, all at the same time. Never throws.
 * @returns both lists, each null if no URL returned any items, and the reason for each URL
 * that returned nothing, by its name
 */
export async function takeSnapshots(
	fetchUpstream: FetchUpstream,
	nowMs: number,
) {
	const failures = new Map<string, string>();
	const lists = await Promise.all(
		[...allowedUrls].map(async (url) => {
			const items = await fetchItems(url, fetchUpstream);
			if (typeof items !== "string") return items;
			failures.set(sourceName(url), items);
			return null;
		}),
	);
	const articles = lists.flatMap((items) =>
		items?.kind === "articles"
			? // No page shows the full texts.
				[items.list.map((article) => ({ ...article, content: "" }))]
			: [],
	);
	const papers = lists.flatMap((items) =>
		items?.kind === "papers" ? items.list : [],
	);
	const merged = mergeArticles(articles, nowMs);
	return {
		news:
			merged.length > 0
				? { items: merged, at: nowMs, sources: articles.length }
				: null,
		papers: papers.length > 0 ? { items: papers, at: nowMs, sources: 1 } : null,
		failures,
	};
}

/** Returns the items of a URL, or the reason why there are none. */
async function fetchItems(
	url: string,
	fetchUpstream: FetchUpstream,
): Promise<FeedItems | string> {
	const response = await fetchUpstream(url, noValidators);
	if (response.kind === "failed") return response.reason;
	if (response.kind === "unchanged") return "304 without a copy";
	try {
		const { items } = readSource(url, response);
		return items.list.length > 0 ? items : "no items";
	} catch (error) {
		if (!(error instanceof FeedParseError)) throw error;
		return `not a feed: ${error.message}`;
	}
}

/** Lists the failures by reason, for the log; empty if there are none. */
export function describeFailures(
	failures: ReadonlyMap<string, string>,
): string {
	if (failures.size === 0) return "";
	const reasons = [...new Set(failures.values())];
	if (failures.size === allowedUrls.size && reasons.length === 1) {
		return ` (no response: ${reasons[0]})`;
	}
	const groups = reasons.map((reason) => {
		const names = [...failures.keys()].filter(
			(name) => failures.get(name) === reason,
		);
		return `${reason}: ${names.join(", ")}`;
	});
	return ` (${groups.join("; ")})`;
}
