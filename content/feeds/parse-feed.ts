import type { Article } from "./article.ts";
import { FeedParseError } from "./feed-parse-error.ts";
import { feedTtlMinutes } from "./feed-ttl.ts";
import { jsonFeedTree } from "./json-feed-tree.ts";
import { feedLimits } from "./limits.ts";
import { mapFeed } from "./map-feed.ts";
import type { FeedSource } from "./sources.ts";
import { cleanXml } from "./xml/clean-xml.ts";
import { decodeText } from "./xml/decode-text.ts";
import type { ReadXml, XmlElement } from "./xml/xml-element.ts";

/** A feed as received over the network. */
export type FeedBytes = {
	bytes: Uint8Array;
	/** Value of the Content-Type header. */
	contentType?: string | undefined;
};

/** The parts of a feed that are read. */
export type ReadFeed = {
	/** The newest, in the order of the feed. */
	articles: Article[];
	/** How long the feed asks to be cached; null if it does not say. */
	ttlMinutes: number | null;
};

/**
 * Parses the bytes of an RSS, Atom or JSON feed into its newest articles, in the order of the feed.
 * @throws FeedParseError, and nothing else, if they are not a feed
 */
export function parseFeed(
	feed: FeedBytes,
	source: FeedSource,
	readXml: ReadXml,
): Article[] {
	return readFeed(feed, source, readXml).articles;
}

/** Does the same, and reads how long the feed asks to be cached. */
export function readFeed(
	feed: FeedBytes,
	source: FeedSource,
	readXml: ReadXml,
	nowMs = Date.now(),
): ReadFeed {
	const root = readFeedTree(feed, readXml);
	return {
		articles: mapFeed(root, source.name, source.url, nowMs),
		ttlMinutes: feedTtlMinutes(root),
	};
}

/** Returns the element tree of a feed's bytes. @throws FeedParseError if they are not a feed */
export function readFeedTree(feed: FeedBytes, readXml: ReadXml): XmlElement {
	if (feed.bytes.length > feedLimits.maxBytes) {
		throw new FeedParseError(`more than ${feedLimits.maxBytes} bytes`);
	}
	const text = decodeText(feed.bytes, feed.contentType);
	const json = jsonFeedTree(text);
	if (json) return json;
	const xml = cleanXml(text);
	try {
		return readXml(xml);
	} catch (cause) {
		throw new FeedParseError("not well-formed", { cause });
	}
}
