import type { Article } from "./article.ts";
import { cleanXml } from "./clean-xml.ts";
import { decodeText } from "./decode-text.ts";
import { FeedParseError } from "./feed-parse-error.ts";
import { feedLimits } from "./limits.ts";
import { mapFeed } from "./map-feed.ts";
import type { FeedSource } from "./sources.ts";
import type { ReadXml, XmlElement } from "./xml-element.ts";

/** A feed as it came over the network. */
export type FeedBytes = {
	bytes: Uint8Array;
	/** Value of the Content-Type header. */
	contentType?: string | undefined;
};

/**
 * Articles from a feed's bytes, in the order of the feed.
 * @throws FeedParseError, and nothing else, where they are no feed
 */
export function parseFeed(
	feed: FeedBytes,
	source: FeedSource,
	readXml: ReadXml,
): Article[] {
	return mapFeed(readFeedTree(feed, readXml), source.name, source.url);
}

/** The element tree of a feed's bytes. @throws FeedParseError where they are no feed */
export function readFeedTree(feed: FeedBytes, readXml: ReadXml): XmlElement {
	if (feed.bytes.length > feedLimits.maxBytes) {
		throw new FeedParseError(`more than ${feedLimits.maxBytes} bytes`);
	}
	const xml = cleanXml(decodeText(feed.bytes, feed.contentType));
	try {
		return readXml(xml);
	} catch (cause) {
		throw new FeedParseError("not well-formed", { cause });
	}
}
