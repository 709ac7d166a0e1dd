import { readdirSync, readFileSync } from "node:fs";
import type { Article } from "#content/feeds/article.ts";
import type { Parse } from "./parsers.ts";

const folder = "tests/fixtures/feeds/quirks/";

type GoldenFeed = {
	bytes: Uint8Array;
	/** None where the feed must be refused. */
	articles?: Article[];
	/** A header of the response, which only our own reader takes into account. */
	contentType?: string;
};

/** The quirks of real feeds with what is to be read of each. */
export const goldenFeeds = readdirSync(folder)
	.filter((file) => file.endsWith(".json"))
	.map((file): GoldenFeed => {
		const bytes = readFileSync(folder + file.replace(/json$/, "xml"));
		return { ...JSON.parse(readFileSync(folder + file, "utf8")), bytes };
	})
	.filter(({ contentType }) => contentType === undefined);

/** Of the golden feeds, how many in a hundred are read alike: count, titles, links and dates. */
export async function agreement(parse: Parse): Promise<number> {
	const agreed = await Promise.all(
		goldenFeeds.map((feed) => agrees(parse, feed)),
	);
	return (100 * agreed.filter(Boolean).length) / goldenFeeds.length;
}

/** Items of a feed that must be refused are none, in whichever way that is said. */
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

/** Of what a parser took for a text. */
function oneLine(text: unknown): string {
	return String(text).replace(/\s+/g, " ").trim();
}
