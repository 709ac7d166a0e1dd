import type { Article } from "#content/feeds/article.ts";
import { FeedParseError } from "#content/feeds/feed-parse-error.ts";

/**
 * Reads the articles from our own merged feed, as written by write-json-feed.ts, in its order. Those
 * without a web address are left out.
 * @throws FeedParseError if the value is not a JSON Feed
 */
export function readJsonFeed(value: unknown): Article[] {
	const items = (value as { items?: unknown } | null)?.items;
	if (!Array.isArray(items)) throw new FeedParseError("not a JSON Feed");
	return items
		.filter((item) => typeof item === "object" && item !== null)
		.map(readItem)
		.filter(({ link }) => /^https?:/i.test(link));
}

function readItem(item: Record<string, unknown>): Article {
	const { authors, tags, _source: source } = item;
	return {
		title: textOf(item.title),
		link: textOf(item.url),
		content: textOf(item.content_text),
		contentSnippet: textOf(item.summary),
		// The first is the publisher.
		creator: textOf(Array.isArray(authors) ? authors[1]?.name : ""),
		pubDate: textOf(item.date_published),
		categories: Array.isArray(tags) ? tags.map(textOf) : [],
		source: textOf((source as { name?: unknown } | null | undefined)?.name),
	};
}

function textOf(value: unknown): string {
	return typeof value === "string" ? value : "";
}
