import { FeedParseError } from "./feed-parse-error.ts";
import { feedLimits } from "./limits.ts";
import { escapeText } from "./xml/clean-text.ts";
import { createElement, type XmlElement } from "./xml/xml-element.ts";

/**
 * Converts a JSON Feed (1.0 or 1.1) to the element tree of an Atom feed, so that one mapping reads
 * both. Returns null if the text is not JSON at all.
 * @throws FeedParseError if it is JSON but not a feed, or has too many authors and tags
 */
export function jsonFeedTree(text: string): XmlElement | null {
	const feed = parseJson(text);
	if (feed === undefined) return null;
	if (
		!isObject(feed) ||
		!/^https?:\/\/jsonfeed\.org\/version\/1/.test(textOf(feed.version)) ||
		!Array.isArray(feed.items)
	) {
		throw new FeedParseError("JSON, but not a JSON Feed");
	}
	const items = feed.items.slice(0, feedLimits.maxItems).filter(isObject);
	const listed = [feed, ...items].reduce(
		(sum, { authors, tags }) =>
			sum + listOf(authors).length + listOf(tags).length,
		0,
	);
	if (listed > feedLimits.maxElements) {
		throw new FeedParseError(`more than ${feedLimits.maxElements} elements`);
	}
	return element("feed", {}, [
		field("title", feed.title),
		link(feed.home_page_url),
		...authors(feed),
		...items.map(entry),
	]);
}

function entry(item: JsonObject): XmlElement {
	return element("entry", {}, [
		field("id", item.id),
		field("title", item.title),
		link(textOf(item.url) || item.external_url),
		field("content", item.content_html, { type: "html" }),
		field("content", item.content_text),
		field("summary", item.summary),
		field("published", item.date_published),
		field("updated", item.date_modified),
		...authors(item),
		...listOf(item.tags).map((term) =>
			element("category", { term: asHtml(term) }, []),
		),
	]);
}

/** Reads the authors: a list in 1.1, a single one in 1.0. */
function authors({ authors: several, author }: JsonObject): XmlElement[] {
	const list: unknown[] = Array.isArray(several) ? several : [author];
	return list
		.filter(isObject)
		.map(({ name }) => element("author", {}, [field("name", asHtml(name))]));
}

function link(href: unknown): XmlElement {
	return element("link", { href: textOf(href) }, []);
}

function field(
	name: string,
	value: unknown,
	attributes: XmlElement["attributes"] = {},
): XmlElement {
	return element(name, attributes, [textOf(value)]);
}

function element(
	name: string,
	attributes: XmlElement["attributes"],
	children: XmlElement["children"],
): XmlElement {
	return { ...createElement(name, attributes), children };
}

/** Escapes a plain text, such as the tag "<dialog>", for fields that the mapping reads as HTML. */
function asHtml(text: unknown): string {
	return escapeText(textOf(text));
}

type JsonObject = Record<string, unknown>;

/** Returns undefined for anything but a JSON object, which is what a feed is. */
function parseJson(text: string): unknown {
	if (!/^\s*\{/.test(text)) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function listOf(value: unknown): unknown[] {
	return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is JsonObject {
	return typeof value === "object" && value !== null;
}

/** Returns a text, converting numbers, which ids may be, and halves of surrogate pairs, which no URL can contain. */
function textOf(value: unknown): string {
	if (typeof value === "number") return String(value);
	return typeof value === "string" ? value.replace(/\p{Cs}/gu, "\ufffd") : "";
}
