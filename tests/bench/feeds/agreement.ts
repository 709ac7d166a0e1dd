import { isDeepStrictEqual } from "node:util";
import { goldenFeeds } from "#tests/content/feeds/golden-feeds.ts";
import type { Parse, PlainItem } from "./parsers.ts";

/** Only our own reader takes the response's header into account. */
export const comparedFeeds = goldenFeeds.filter(
	({ contentType }) => contentType === undefined,
);

/** Returns the percentage of golden feeds that a parser reads as it should: count, titles, links and dates. */
export async function agreement(parse: Parse): Promise<number> {
	const agreed = await Promise.all(
		comparedFeeds.map(async (feed) => {
			// A feed to be rejected may give no items or an error.
			const items = await (async () => parse(feed.bytes))().catch(() => []);
			const articles = "articles" in feed ? feed.articles : [];
			return isDeepStrictEqual(items.map(fields), articles.map(fields));
		}),
	);
	return (100 * agreed.filter(Boolean).length) / comparedFeeds.length;
}

function fields({ title, link, pubDate }: PlainItem) {
	return [oneLine(title), oneLine(link), Date.parse(pubDate)];
}

/** Parsers may give something other than a string. */
function oneLine(text: unknown): unknown {
	return typeof text === "string" ? text.replace(/\s+/g, " ").trim() : text;
}
