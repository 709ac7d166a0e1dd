import { sampleMark } from "#content/feeds/map-feed.ts";
import { readFeed } from "#content/feeds/parse-feed.ts";
import { parsePapers } from "#content/feeds/parse-papers.ts";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { feedSources } from "#content/feeds/sources.ts";
import type { ReadSource } from "./after-fetch.ts";
import { readXml } from "./read-xml.ts";

/** Every address that the relay may request; a fixed list, so that it cannot be used as an open proxy. */
export const allowedUrls: ReadonlySet<string> = new Set([
	...feedSources.map(({ url }) => url),
	preprintUrl,
]);

/** Returns the name of the source with this address. */
export function sourceName(url: string): string {
	return feedSources.find((source) => source.url === url)?.name ?? "Preprints";
}

/** Reads the body of an allowed address. @throws FeedParseError if it is not a feed */
export const readSource: ReadSource = (url, body) => {
	if (url === preprintUrl) {
		const list = parsePapers(body, readXml);
		return { items: { kind: "papers", list }, ttlMinutes: null };
	}
	const mark = body.isSample ? sampleMark : "";
	const source = { name: sourceName(url) + mark, url };
	const { articles, ttlMinutes } = readFeed(body, source, readXml);
	return { items: { kind: "articles", list: articles }, ttlMinutes };
};
