import { sampleMark } from "#content/feeds/map-feed.ts";
import { readFeed } from "#content/feeds/parse-feed.ts";
import { parsePapers } from "#content/feeds/parse-papers.ts";
import { preprintUrl } from "#content/feeds/preprints.ts";
import type { ReadSource } from "./after-fetch.ts";
import { sourceName } from "./allowed-urls.ts";
import { readXml } from "./read-xml.ts";

/** Reads the body from an allowed URL. @throws FeedParseError if it is not a feed */
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
