import { FeedParseError } from "./feed-parse-error.ts";
import { cleanTex } from "./fields/clean-tex.ts";
import { parseDate } from "./fields/parse-date.ts";
import { plainText } from "./fields/plain-text.ts";
import { resolveLink } from "./fields/resolve-link.ts";
import { firstCharacters, shorten } from "./fields/snippet.ts";
import { feedLimits } from "./limits.ts";
import { ownCopy } from "./own-copy.ts";
import type { Paper } from "./paper.ts";
import { type FeedBytes, readFeedTree } from "./parse-feed.ts";
import {
	childElements,
	ownText,
	type ReadXml,
	type XmlElement,
} from "./xml/xml-element.ts";

/**
 * Parses the preprint service's Atom response, newest first by the date shown on the cards; the
 * service sorts by last update.
 * @throws FeedParseError, and nothing else: if the bytes are not a feed, or the service reports an
 * error, which it does as a feed with one entry titled "Error"
 */
export function parsePapers(feed: FeedBytes, readXml: ReadXml): Paper[] {
	const root = readFeedTree(feed, readXml);
	if (root.name !== "feed") {
		throw new FeedParseError(`root element ${root.name.slice(0, 40)}`);
	}
	return childrenNamed(root, "entry")
		.slice(0, feedLimits.maxArticles)
		.map(mapEntry)
		.sort(({ published: a }, { published: b }) =>
			// ISO 8601 dates in UTC sort as text; papers without one come last.
			a === b ? 0 : a < b ? 1 : -1,
		);
}

function mapEntry(entry: XmlElement): Paper {
	const id = ownCopy(firstCharacters(textOf(entry, "id"), feedLimits.maxLink));
	const title = textOf(entry, "title");
	if (title === "Error" || id.includes("/api/errors")) {
		throw new FeedParseError(
			ownCopy(`the service reports: ${textOf(entry, "summary").slice(0, 200)}`),
		);
	}
	return {
		id,
		title: cleanText(title, feedLimits.maxTitle),
		authors: childrenNamed(entry, "author")
			.slice(0, feedLimits.maxPaperAuthors)
			.map((author) =>
				cleanText(textOf(author, "name"), feedLimits.maxPaperAuthor),
			)
			.filter(Boolean),
		summary: cleanText(textOf(entry, "summary"), feedLimits.maxSummary),
		published: parseDate(textOf(entry, "published")),
		updated: parseDate(textOf(entry, "updated")),
		link: pageLink(entry) || ownCopy(resolveLink(id, [])),
		categories: categories(entry),
	};
}

/** Removes TeX markup from a text and cuts it to a maximum length. */
function cleanText(text: string, maxLength: number): string {
	return ownCopy(shorten(cleanTex(text), maxLength));
}

/** Returns the link to the abstract's page rather than its PDF. */
function pageLink(entry: XmlElement): string {
	const link = childrenNamed(entry, "link").find(
		({ attributes }) => (attributes.rel ?? "alternate") === "alternate",
	);
	return ownCopy(resolveLink(link?.attributes.href ?? "", []));
}

function categories(entry: XmlElement): string[] {
	const { maxCategories, maxCategory } = feedLimits;
	const terms = childrenNamed(entry, "category").map(({ attributes }) =>
		ownCopy(shorten(plainText(attributes.term ?? ""), maxCategory)),
	);
	return [...new Set(terms.filter(Boolean))].slice(0, maxCategories);
}

function textOf(element: XmlElement, name: string): string {
	const child = childrenNamed(element, name)[0];
	return child ? plainText(ownText(child)) : "";
}

/** Returns the children with an Atom name; the service's extensions have a prefix. */
function childrenNamed(element: XmlElement, name: string): XmlElement[] {
	return childElements(element).filter(
		(child) =>
			child.name === name && (child.prefix === "" || child.prefix === "atom"),
	);
}
