import type { Article } from "./article.ts";
import { chooseLink, linkFromGuid } from "./choose-link.ts";
import { htmlToText } from "./html-to-text.ts";
import { knownName, type Prefixes } from "./namespaces.ts";
import { parseDate } from "./parse-date.ts";
import { resolveLink } from "./resolve-link.ts";
import { snippet } from "./snippet.ts";
import { atomText, rssText, rssTitle } from "./text-construct.ts";
import { titleCaseAll } from "./title-case.ts";
import { childElements, ownText, type XmlElement } from "./xml-element.ts";

/** What an item takes from the feed around it. */
export type FeedContext = {
	prefixes: Prefixes;
	/** Bases for relative links, innermost first. */
	bases: string[];
	/** Author of the whole feed, "" for none. */
	creator: string;
	/** Name of the feed. */
	source: string;
};

/** No name is longer; a list of all authors can be. */
const maxName = 500;

type Fields = Map<string, XmlElement[]>;

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
const dateNames = [
	"pubdate",
	"published",
	"issued",
	"dc:date",
	"dcterms:issued",
	"dcterms:created",
	"created",
	"updated",
	"modified",
	"dcterms:modified",
	"date",
];
const creatorNames = ["dc:creator", "author", "itunes:author", "creator"];
const categoryNames = ["category", "dc:subject"];

/** One article from an `item` or `entry` element, whatever the format. */
export function mapItem(item: XmlElement, context: FeedContext): Article {
	const fields = readFields(item, context.prefixes);
	const isAtom = item.name === "entry";
	const content = firstText(fields, textNames, isAtom ? atomText : rssText);
	const base = item.attributes["xml:base"];
	return {
		title: firstText(fields, titleNames, isAtom ? atomText : rssTitle),
		link: itemLink(fields, base ? [base, ...context.bases] : context.bases),
		content,
		contentSnippet: snippet(content),
		creator: creators(fields, context.prefixes) || context.creator,
		pubDate: firstText(fields, dateNames, (date) => parseDate(ownText(date))),
		categories: titleCaseAll(categories(fields)),
		source: context.source,
	};
}

/** The authors within an element, each once. */
export function creators(fields: Fields, prefixes: Prefixes): string {
	const names = creatorNames.map((name) =>
		(fields.get(name) ?? []).map((author) => authorName(author, prefixes)),
	);
	const found = names.find((list) => list.some(Boolean)) ?? [];
	return [...new Set(found.filter(Boolean))].join(", ");
}

/** The children of an element by the names that we know them by. */
export function readFields(element: XmlElement, prefixes: Prefixes): Fields {
	const fields: Fields = new Map();
	for (const child of element.children) {
		if (typeof child === "string") continue;
		const name = knownName(child, prefixes);
		const same = fields.get(name);
		if (same) same.push(child);
		else fields.set(name, [child]);
	}
	return fields;
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
	return (
		resolveLink(chooseLink(links), base ? [base, ...bases] : bases) ||
		resolveLink(linkFromGuid(fields.get("guid")?.[0]), bases)
	);
}

/** "Jane Doe" from Atom's name element, from RSS's "jane@example.com (Jane Doe)", or as it stands. */
function authorName(author: XmlElement, prefixes: Prefixes): string {
	const name = childElements(author).find(
		(child) => knownName(child, prefixes) === "name",
	);
	const text = htmlToText(ownText(name ?? author)).slice(0, maxName);
	return /^\S+@\S+ \((.+)\)$/.exec(text)?.[1] ?? text;
}

function categories(fields: Fields): string[] {
	return categoryNames
		.flatMap((name) => fields.get(name) ?? [])
		.map((category) => {
			const { label, term } = category.attributes;
			return htmlToText(label || term || ownText(category));
		});
}
