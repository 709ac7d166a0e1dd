import { sampleMark } from "#content/news/map-feed.ts";
import { parseFeed } from "#content/news/parse-feed.ts";
import { feedSources } from "#content/news/sources.ts";
import { parsePapers } from "#content/research/parse-papers.ts";
import { preprintUrl } from "#content/research/preprints.ts";
import type { ReadItems } from "./after-fetch.ts";
import { readXml } from "./read-xml.ts";

/** What the relay keeps of one feed; the product shows no more. */
const maxKept = 100;

/** Every address that the relay asks, and no other: nobody's open proxy. */
export const allowedUrls: ReadonlySet<string> = new Set([
	...feedSources.map(({ url }) => url),
	preprintUrl,
]);

/** Name of the source with this address. */
export function sourceName(url: string): string {
	return feedSources.find((source) => source.url === url)?.name ?? "Preprints";
}

/** Reads an allowed address' bytes. @throws FeedParseError where they are no feed */
export const readItems: ReadItems = (url, body) => {
	if (url === preprintUrl) {
		return { kind: "papers", list: parsePapers(body, readXml) };
	}
	const mark = body.isSample ? sampleMark : "";
	const source = { name: sourceName(url) + mark, url };
	const list = parseFeed(body, source, readXml).slice(0, maxKept);
	return { kind: "articles", list };
};
