import type { Article } from "./article.ts";
import { FeedParseError } from "./feed-parse-error.ts";
import { chooseLink } from "./fields/choose-link.ts";
import { rssTitle } from "./fields/text-construct.ts";
import { feedLimits } from "./limits.ts";
import { creators, dateOf, mapItem, readFields } from "./map-item.ts";
import { newest } from "./newest.ts";
import { ownCopy } from "./own-copy.ts";
import { knownName, type Prefixes, readPrefixes } from "./xml/namespaces.ts";
import { childElements, type XmlElement } from "./xml/xml-element.ts";

/** Suffix for a source whose articles are our own samples. */
export const sampleMark = " (sample)";

const rootNames = new Set(["rss", "rdf", "feed", "channel"]);
const dayMs = 24 * 60 * 60_000;

/**
 * Maps a feed to its newest articles, at most `feedLimits.maxArticles`, in the order of the feed;
 * reads RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0. An item without a usable link has link "", one
 * without a title has title "".
 * @param source name of the feed; "(sample)" is added if the feed's own title has it
 * @param address the feed's own address, for relative links
 * @param nowMs when the newest are chosen, a date more than a day after this counts as missing
 * @throws FeedParseError if the root is not that of a feed
 */
export function mapFeed(
	root: XmlElement,
	source: string,
	address: string,
	nowMs: number,
): Article[] {
	if (!rootNames.has(root.name)) {
		throw new FeedParseError(ownCopy(`root element ${root.name.slice(0, 40)}`));
	}
	const prefixes = feedPrefixes(root);
	const channel = channelOf(root);
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
		bases,
		creator: root.name === "feed" ? creators(fields, prefixes) : "",
		source: isSample ? source + sampleMark : source,
	};
	const latest = new Date(nowMs + dayMs).toISOString();
	return newest(findItems(root, prefixes), feedLimits.maxArticles, (item) => {
		const date = dateOf(item.element, item.prefixes);
		return date <= latest ? date : "";
	}).map((item) =>
		mapItem(item.element, { ...context, prefixes: item.prefixes }),
	);
}

/** Returns the element that holds the fields of the feed itself. */
export function channelOf(root: XmlElement): XmlElement {
	return childElements(root).find(({ name }) => name === "channel") ?? root;
}

/** Returns the meaning of the namespace prefixes within the feed's root. */
export function feedPrefixes(root: XmlElement): Prefixes {
	const prefixes = readPrefixes([root, ...childElements(root).slice(0, 1)]);
	// An Atom feed that does not declare its own prefix.
	return root.name === "feed" && knownName(root, prefixes) !== "feed"
		? new Map(prefixes).set(root.prefix, "")
		: prefixes;
}

type Item = { element: XmlElement; prefixes: Prefixes };

/** Finds the items: RSS 1.0 has them next to the channel, others within it; misplaced ones are found at any depth. */
function findItems(element: XmlElement, outer: Prefixes): Item[] {
	return childElements(element).flatMap((child) => {
		const prefixes = readPrefixes([child], outer);
		const name = knownName(child, prefixes);
		return name === "item" || name === "entry"
			? [{ element: child, prefixes }]
			: findItems(child, prefixes);
	});
}
