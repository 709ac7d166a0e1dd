import type { Article } from "#content/feeds/article.ts";
import { goldenFeeds } from "#tests/content/feeds/golden-feeds.ts";
import type { Parse } from "./parsers.ts";

/** Only our own reader takes the response's header into account. */
export const comparedFeeds = goldenFeeds.filter(
	({ contentType }) => contentType === undefined,
);

/** Returns the percentage of golden feeds that a parser reads as it should: count, titles, links and dates. */
export async function agreement(parse: Parse): Promise<number> {
	const agreed = await Promise.all(
		comparedFeeds.map((feed) =>
			agrees(parse, feed.bytes, "articles" in feed ? feed.articles : []),
		),
	);
	return (100 * agreed.filter(Boolean).length) / comparedFeeds.length;
}

/** A feed to be rejected may give no items or an error. */
async function agrees(
	parse: Parse,
	bytes: Uint8Array,
	articles: Article[],
): Promise<boolean> {
	const items = await (async () => parse(bytes))().catch(() => []);
	return (
		items.length === articles.length &&
		items.every(({ title, link, date }, index) => {
			const article = articles[index];
			return (
				oneLine(title) === oneLine(article?.title) &&
				oneLine(link) === article?.link &&
				Object.is(Date.parse(date), Date.parse(article?.pubDate ?? ""))
			);
		})
	);
}

/** Parsers may give something other than a string. */
function oneLine(text: unknown): string {
	return String(text).replace(/\s+/g, " ").trim();
}
