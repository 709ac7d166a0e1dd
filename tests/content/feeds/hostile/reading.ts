import { FeedParseError } from "#content/feeds/feed-parse-error.ts";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { parsePapers } from "#content/feeds/parse-papers.ts";
import type { ReadXml } from "#content/feeds/xml/xml-element.ts";
import type { HostilePattern } from "./pattern-builders.ts";

const source = { name: "Quirks", url: "https://news.example/feed.xml" };

/**
 * Creates a pattern's feed of a size, and a function that reads it; a rejected feed counts as read.
 */
export function readerOf(
	{ name, feed }: HostilePattern,
	readXml: ReadXml,
): (size: number) => () => unknown {
	return (size) => {
		const bytes = new TextEncoder().encode(feed(size));
		return () => {
			try {
				return name.startsWith("paper")
					? parsePapers({ bytes }, readXml)
					: parseFeed({ bytes }, source, readXml);
			} catch (error) {
				if (error instanceof FeedParseError) return null;
				throw error;
			}
		};
	};
}
