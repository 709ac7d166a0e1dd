import type { Article } from "./article.ts";
import { chooseLink } from "./choose-link.ts";
import { FeedParseError } from "./feed-parse-error.ts";
import { creators, mapItem, readFields } from "./map-item.ts";
import { knownName, type Prefixes, readPrefixes } from "./namespaces.ts";
import { rssTitle } from "./text-construct.ts";
import { childElements, type XmlElement } from "./xml-element.ts";

/** Marks a source whose articles are our own samples. */
export const sampleMark = " (sample)";

const rootNames = new Set(["rss", "rdf", "feed", "channel"]);

/**
 * Articles in the order of the feed; RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0.
 * An item without a usable link has link "", one without a title title "".
 * @param source name of the feed; gets "(sample)" where the feed's own title has it
 * @param address the feed's own, for relative links
 * @throws FeedParseError where the root is none of a feed's
 */
export function mapFeed(
	root: XmlElement,
	source: string,
	address: string,
): Article[] {
	if (!rootNames.has(root.name)) {
		throw new FeedParseError(`root element ${root.name.slice(0, 40)}`);
	}
	const inner = childElements(root);
	const prefixes = readPrefixes([root, ...inner.slice(0, 1)]);
	const channel = inner.find(({ name }) => name === "channel") ?? root;
	const fields = readFields(channel, prefixes);
	const title = fields.get("title")?.[0];
	const isSample = title && rssTitle(title).endsWith(sampleMark);
	const bases = [
		channel.attributes["xml:base"] ?? "",
		root.attributes["xml:base"] ?? "",
		chooseLink(fields.get("link") ?? []),
		address,
	].filter(Boolean);
	const context = {
		prefixes,
		bases,
		creator: root.name === "feed" ? creators(fields, prefixes) : "",
		source: isSample ? source + sampleMark : source,
	};
	return findItems(root, prefixes).map((item) => mapItem(item, context));
}

/** RSS 1.0 puts items beside the channel, others within it; strays are found wherever they are. */
function findItems(element: XmlElement, prefixes: Prefixes): XmlElement[] {
	return childElements(element).flatMap((child) => {
		const name = knownName(child, prefixes);
		return name === "item" || name === "entry"
			? [child]
			: findItems(child, prefixes);
	});
}
