import { parseFeed as feedsmith } from "feedsmith";
import RssParser from "rss-parser";
import { mapFeed } from "#content/feeds/map-feed.ts";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { cleanXml } from "#content/feeds/xml/clean-xml.ts";
import { decodeText } from "#content/feeds/xml/decode-text.ts";
import { readXml } from "#functions/feeds/read-xml.ts";

/** What every parser can be asked for of an item; "" for nothing. */
export type PlainItem = { title: string; link: string; date: string };

export type Parser = {
	name: string;
	/** Throws, or rejects, as it likes. */
	parse: (bytes: Uint8Array) => PlainItem[] | Promise<PlainItem[]>;
};

export const source = { name: "Quirks", url: "https://news.example/feed.xml" };

/** Ours as Lambda runs it, and the two that people compare it with. */
export const parsers: Parser[] = [
	{
		name: "ours, xml2js",
		parse: (bytes) =>
			parseFeed({ bytes }, source, readXml).map(({ title, link, pubDate }) => ({
				title,
				link,
				date: pubDate,
			})),
	},
	{ name: "rss-parser", parse: parseWithRssParser },
	{ name: "feedsmith", parse: parseWithFeedsmith },
];

const rssParser = new RssParser();

async function parseWithRssParser(bytes: Uint8Array): Promise<PlainItem[]> {
	const feed = await rssParser.parseString(utf8(bytes));
	return feed.items.map(({ title, link, isoDate, pubDate }) => ({
		title: title ?? "",
		link: link ?? "",
		date: isoDate ?? pubDate ?? "",
	}));
}

/** feedsmith gives each format in its own shape; this takes what the plain fields say. */
function parseWithFeedsmith(bytes: Uint8Array): PlainItem[] {
	const feed = feedsmith(utf8(bytes)).feed as LooseFeed;
	return (feed.items ?? feed.entries ?? []).map((item) => ({
		title: textOf(item.title) || textOf(item.dc?.title),
		link:
			item.link ??
			item.links?.find(({ rel = "alternate" }) => rel === "alternate")?.href ??
			"",
		date: item.pubDate ?? item.published ?? item.dc?.date ?? item.updated ?? "",
	}));
}

type LooseText = string | { value?: string } | undefined;
type LooseFeed = Record<
	"items" | "entries",
	| {
			title?: LooseText;
			link?: string;
			links?: { href?: string; rel?: string }[];
			pubDate?: string;
			published?: string;
			updated?: string;
			dc?: { title?: LooseText; date?: string };
	  }[]
	| undefined
>;

function textOf(text: LooseText): string {
	return (typeof text === "string" ? text : text?.value) ?? "";
}

/** Neither of the two decodes bytes. */
function utf8(bytes: Uint8Array): string {
	return new TextDecoder().decode(bytes);
}

/** The parts of our own way, to be timed one by one. */
export function stepsOf(bytes: Uint8Array): Record<string, () => unknown> {
	const text = decodeText(bytes);
	const xml = cleanXml(text);
	const tree = readXml(xml);
	return {
		"decode bytes": () => decodeText(bytes),
		"clean-up": () => cleanXml(text),
		"read with xml2js": () => readXml(xml),
		mapping: () => mapFeed(tree, source.name, source.url, Date.now()),
		"clean-up and mapping": () => {
			cleanXml(text);
			mapFeed(tree, source.name, source.url, Date.now());
		},
	};
}
