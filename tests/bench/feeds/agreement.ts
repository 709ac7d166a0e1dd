import { readdirSync, readFileSync } from "node:fs";
import type { Article } from "#content/feeds/article.ts";
import type { Parse } from "./parsers.ts";

const folder = "tests/fixtures/feeds/quirks/";

type GoldenFeed = {
	bytes: Uint8Array;
	/** Missing where the feed must be rejected. */
	articles?: Article[];
	/** A header of the response, which only our own reader takes into account. */
	contentType?: string;
};

/** Feeds with the quirks of real ones, each with the articles that should be read from it. */
export const goldenFeeds = readdirSync(folder)
	.filter((file) => file.endsWith(".json"))
	.map((file): GoldenFeed => {
		const bytes = readFileSync(folder + file.replace(/json$/, "xml"));
		return { ...JSON.parse(readFileSync(folder + file, "utf8")), bytes };
	})
	.filter(({ contentType }) => contentType === undefined);

/** Returns the percentage of golden feeds that a parser reads as it should: count, titles, links and dates. */
export async function agreement(parse: Parse): Promise<number> {
	const agreed = await Promise.all(
		goldenFeeds.map((feed) => agrees(parse, feed)),
	);
	return (100 * agreed.filter(Boolean).length) / goldenFeeds.length;
}

/** A feed to be rejected may give no items or an error. */
async function agrees(
	parse: Parse,
	{ bytes, articles = [] }: GoldenFeed,
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

/** Parsers may give something else than a string. */
function oneLine(text: unknown): string {
	return String(text).replace(/\s+/g, " ").trim();
}
