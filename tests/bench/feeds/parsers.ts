import { isDeepStrictEqual } from "node:util";
import { parseFeed as feedsmith } from "feedsmith";
import RssParser from "rss-parser";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { goldenFeeds } from "#tests/content/feeds/golden-feeds.ts";

/** The fields of an item that every parser reads; "" where it has none. */
type PlainItem = { title: string; link: string; pubDate: string };

/** May throw, or reject. */
type Parse = (bytes: Uint8Array) => PlainItem[] | Promise<PlainItem[]>;

export const source = { name: "Quirks", url: "https://news.example/feed.xml" };

const rssParser = new RssParser();
const decoder = new TextDecoder();

/** Our parser as Lambda runs it, and two established ones, neither of which decodes bytes. */
export const parsers: Record<string, Parse> = {
	ours: (bytes) => parseFeed({ bytes }, source, readXml),
	"rss-parser": async (bytes) => {
		const { items } = await rssParser.parseString(decoder.decode(bytes));
		return items.map(({ title = "", link = "", isoDate, pubDate = "" }) => ({
			title,
			link,
			pubDate: isoDate ?? pubDate,
		}));
	},
	// It returns a different shape for each format; only the plain fields are read here.
	feedsmith: (bytes) => {
		const feed = feedsmith(decoder.decode(bytes)).feed as LooseFeed;
		return (feed.items ?? feed.entries ?? []).map((item) => ({
			title: textOf(item.title) || textOf(item.dc?.title),
			link: item.link ?? item.links?.find(isAlternate)?.href ?? "",
			pubDate:
				item.pubDate ?? item.published ?? item.dc?.date ?? item.updated ?? "",
		}));
	},
};

type LooseText = string | { value?: string };
type LooseItem = {
	title?: LooseText;
	link?: string;
	links?: { href?: string; rel?: string }[];
	pubDate?: string;
	published?: string;
	updated?: string;
	dc?: { title?: LooseText; date?: string };
};
type LooseFeed = { items?: LooseItem[]; entries?: LooseItem[] };

function textOf(text: LooseText = ""): string {
	return (typeof text === "string" ? text : text.value) ?? "";
}

function isAlternate({ rel = "alternate" }): boolean {
	return rel === "alternate";
}

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
