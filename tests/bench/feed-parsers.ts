import { parseFeed as feedsmith } from "feedsmith";
import RssParser from "rss-parser";
import { mapFeed } from "#content/feeds/map-feed.ts";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { cleanXml } from "#content/feeds/xml/clean-xml.ts";
import { decodeText } from "#content/feeds/xml/decode-text.ts";
import { readXml } from "#functions/feeds/read-xml.ts";

/** What every parser can be asked for of an item; "" for nothing. */
export type PlainItem = { title: string; link: string; date: string };

/** May throw, or reject. */
export type Parse = (bytes: Uint8Array) => PlainItem[] | Promise<PlainItem[]>;

export const source = { name: "Quirks", url: "https://news.example/feed.xml" };

const rssParser = new RssParser();

/** Ours as Lambda runs it, and the two that people compare it with. */
export const parsers = {
	ours: (bytes) =>
		parseFeed({ bytes }, source, readXml).map(({ title, link, pubDate }) => ({
			title,
			link,
			date: pubDate,
		})),
	"rss-parser": async (bytes) => {
		const { items } = await rssParser.parseString(utf8(bytes));
		return items.map(({ title = "", link = "", isoDate, pubDate }) => ({
			title,
			link,
			date: isoDate ?? pubDate ?? "",
		}));
	},
	// It gives each format in its own shape; this takes what the plain fields say.
	feedsmith: (bytes) => {
		const feed = feedsmith(utf8(bytes)).feed as LooseFeed;
		return (feed.items ?? feed.entries ?? []).map(
			({ title, link, links, dc, ...dates }) => ({
				title: textOf(title) || textOf(dc?.title),
				link:
					link ??
					links?.find(({ rel = "alternate" }) => rel === "alternate")?.href ??
					"",
				date:
					dates.pubDate ?? dates.published ?? dc?.date ?? dates.updated ?? "",
			}),
		);
	},
} satisfies Record<string, Parse>;

type LooseText = string | { value?: string } | undefined;
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
	const map = () => mapFeed(tree, source.name, source.url, Date.now());
	return {
		"decode bytes": () => decodeText(bytes),
		"clean-up": () => cleanXml(text),
		"read with xml2js": () => readXml(xml),
		mapping: map,
		"clean-up and mapping": () => [cleanXml(text), map()],
	};
}
