import { parseFeed as feedsmith } from "feedsmith";
import RssParser from "rss-parser";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { readXml } from "#functions/feeds/read-xml.ts";

/** The fields of an item that every parser reads; "" where it has none. */
export type PlainItem = { title: string; link: string; pubDate: string };

/** May throw, or reject. */
export type Parse = (bytes: Uint8Array) => PlainItem[] | Promise<PlainItem[]>;

export const source = { name: "Quirks", url: "https://news.example/feed.xml" };

const rssParser = new RssParser();
const decoder = new TextDecoder();

/** Our parser as Lambda runs it, and two established ones, neither of which decodes bytes. */
export const parsers = {
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
		return (feed.items ?? feed.entries ?? []).map(
			({ title, link, links = [], dc, pubDate, published, updated }) => ({
				title: textOf(title) || textOf(dc?.title),
				link:
					link ??
					links.find(({ rel = "alternate" }) => rel === "alternate")?.href ??
					"",
				pubDate: pubDate ?? published ?? dc?.date ?? updated ?? "",
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
