import type { Article } from "./article.ts";
import {
	chooseLink,
	linkFromId,
	otherAlternate,
} from "./fields/choose-link.ts";
import { htmlToText } from "./fields/html-to-text.ts";
import { parseDate } from "./fields/parse-date.ts";
import { isVisible, plainText, withoutInvisible } from "./fields/plain-text.ts";
import { resolveLink } from "./fields/resolve-link.ts";
import { firstCharacters, shorten, snippet } from "./fields/snippet.ts";
import { atomText, rssText, rssTitle } from "./fields/text-construct.ts";
import { titleCaseAll } from "./fields/title-case.ts";
import { feedLimits } from "./limits.ts";
import { ownCopy } from "./own-copy.ts";
import { knownName, type Prefixes } from "./xml/namespaces.ts";
import { childElements, ownText, type XmlElement } from "./xml/xml-element.ts";

/** What an item inherits from its feed. */
export type FeedContext = {
	prefixes: Prefixes;
	/** Bases for relative links, innermost first. */
	bases: string[];
	/** Author of the whole feed, "" if none. */
	creator: string;
	/** Name of the feed. */
	source: string;
};

/** How many UTF-16 units to read for this many characters: each has up to two, and some are dropped later. */
const maxUnitsOf = (characters: number) => 4 * characters;

type Fields = Map<string, XmlElement[]>;

/** Media RSS puts its own title and description within these elements; a few feeds do so with categories. */
const wrapperFields = new Map([
	["media:group", /^media:/],
	["media:content", /^media:/],
	["categories", /^category$/],
]);

const titleNames = ["title", "dc:title", "media:title"];
const textNames = [
	"content:encoded",
	"content",
	"description",
	"summary",
	"dc:description",
	"media:description",
	"itunes:summary",
];
/** Different names for the same date; an item's last one counts, as in feedparser. */
const dateSynonyms = new Map([
	["pubdate", "published"],
	["issued", "published"],
	["dcterms:issued", "published"],
	["modified", "updated"],
	["dc:date", "updated"],
	["dcterms:modified", "updated"],
	["dcterms:created", "created"],
]);
const dateNames = ["published", "updated", "created", "date"];
const creatorNames = ["dc:creator", "author", "itunes:author", "creator"];
const categoryNames = ["category", "dc:subject"];

/** Maps an `item` or `entry` element of any format to an article. */
export function mapItem(item: XmlElement, context: FeedContext): Article {
	const fields = readFields(item, context.prefixes);
	const isAtom = item.name === "entry";
	const readText = isAtom ? atomText : rssText;
	const content = ownCopy(
		shorten(
			withoutInvisible(
				firstText(fields, textNames, (text) =>
					readText(text, maxUnitsOf(feedLimits.maxExcerpt)),
				),
			).trim(),
			feedLimits.maxExcerpt,
		),
	);
	const readTitle = isAtom ? atomText : rssTitle;
	const title = firstText(fields, titleNames, (text) =>
		readTitle(text, maxUnitsOf(feedLimits.maxTitle)),
	);
	const base = item.attributes["xml:base"];
	const bases = base ? [base, ...context.bases] : context.bases;
	return {
		title: ownCopy(shorten(title, feedLimits.maxTitle)),
		link: ownCopy(itemLink(fields, bases)),
		content,
		contentSnippet: snippet(content),
		creator: ownCopy(creators(fields, context.prefixes) || context.creator),
		pubDate: itemDate(fields),
		categories: titleCaseAll(categories(fields), feedLimits.maxCategories).map(
			ownCopy,
		),
		source: context.source,
	};
}

/** Returns the authors within an element, each once. */
export function creators(fields: Fields, prefixes: Prefixes): string {
	for (const name of creatorNames) {
		const names = new Set<string>();
		let length = 0;
		for (const author of fields.get(name) ?? []) {
			const text = authorName(author, prefixes);
			if (!text || names.has(text)) continue;
			names.add(text);
			length += text.length;
			if (length >= feedLimits.maxAuthors) break;
		}
		if (names.size > 0) {
			return firstCharacters([...names].join(", "), feedLimits.maxAuthors);
		}
	}
	return "";
}

/** Returns the children of an element by their normalised names (`knownName`). */
export function readFields(element: XmlElement, prefixes: Prefixes): Fields {
	const fields: Fields = new Map();
	for (const child of element.children) {
		if (typeof child === "string") continue;
		const name = knownName(child, prefixes);
		addField(fields, dateSynonyms.get(name) ?? name, child);
		const fieldsWithin = wrapperFields.get(name);
		if (fieldsWithin) {
			for (const inner of childElements(child)) {
				const innerName = knownName(inner, prefixes);
				if (fieldsWithin.test(innerName)) addField(fields, innerName, inner);
			}
		}
	}
	return fields;
}

function addField(fields: Fields, name: string, element: XmlElement): void {
	const earlier = fields.get(name);
	if (earlier) earlier.push(element);
	else fields.set(name, [element]);
}

/** Returns when an item was published, in ISO 8601; "" if it does not say. */
export function dateOf(item: XmlElement, prefixes: Prefixes): string {
	return itemDate(readFields(item, prefixes));
}

function itemDate(fields: Fields): string {
	for (const name of dateNames) {
		const dates = fields.get(name) ?? [];
		for (let index = dates.length - 1; index >= 0; index -= 1) {
			const date = parseDate(ownText(dates[index] as XmlElement));
			if (date) return date;
		}
	}
	return "";
}

function firstText(
	fields: Fields,
	names: string[],
	read: (element: XmlElement) => string,
): string {
	for (const name of names) {
		for (const element of fields.get(name) ?? []) {
			const text = read(element);
			if (text) return text;
		}
	}
	return "";
}

function itemLink(fields: Fields, bases: string[]): string {
	const links = fields.get("link") ?? [];
	const base = links.find((link) => link.attributes["xml:base"])?.attributes[
		"xml:base"
	];
	const nearest = base ? [base, ...bases] : bases;
	const id = linkFromId(fields.get("guid")?.[0], fields.get("id")?.[0]);
	return (
		resolveLink(chooseLink(links), nearest) ||
		resolveLink(id, bases) ||
		resolveLink(otherAlternate(links), nearest)
	);
}

/** Returns "Jane Doe" from Atom's name element or from RSS's "jane@example.com (Jane Doe)"; otherwise the text unchanged. */
function authorName(author: XmlElement, prefixes: Prefixes): string {
	const name = author.children.find(
		(child): child is XmlElement =>
			typeof child !== "string" && knownName(child, prefixes) === "name",
	);
	const text = firstCharacters(
		nameOf(ownText(name ?? author), feedLimits.maxAuthor),
		feedLimits.maxAuthor,
	);
	const bracket = text.indexOf(" (");
	if (bracket < 0 || !text.endsWith(")")) return text;
	const isAddress = /^\S[^\s@]*@\S+$/.test(text.slice(0, bracket));
	return isAddress ? text.slice(bracket + 2, -1) || text : text;
}

/** Yields the categories; a generator, because an item may have many more than `maxCategories`. */
function* categories(fields: Fields): Generator<string> {
	const { maxCategory } = feedLimits;
	for (const name of categoryNames) {
		for (const category of fields.get(name) ?? []) {
			const { label, term } = category.attributes;
			const text = label || term || ownText(category);
			yield shorten(nameOf(text, maxCategory), maxCategory);
		}
	}
}

/** Returns a name as it is shown, so that no two look the same; "" if nothing of it can be seen. */
function nameOf(html: string, maxLength: number): string {
	const text = htmlToText(html, maxUnitsOf(maxLength));
	const name = plainText(withoutInvisible(text));
	return isVisible(name) ? name : "";
}
