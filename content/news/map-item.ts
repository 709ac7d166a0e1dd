import type { Article } from "./article.ts";
import { chooseLink, linkFromId, otherAlternate } from "./choose-link.ts";
import { htmlToText } from "./html-to-text.ts";
import { feedLimits } from "./limits.ts";
import { knownName, type Prefixes } from "./namespaces.ts";
import { parseDate } from "./parse-date.ts";
import { withoutUnseen } from "./plain-text.ts";
import { resolveLink } from "./resolve-link.ts";
import { cutText, snippet } from "./snippet.ts";
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

/** More text than an excerpt has, even of characters of two units and with some left out. */
const enough = 4 * feedLimits.maxExcerpt;

type Fields = Map<string, XmlElement[]>;

/** Media RSS puts its own title and description within these. */
const mediaWrappers = new Set(["media:group", "media:content"]);

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
/** Names for one and the same date; the last of an item's counts, as in feedparser. */
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

/** One article from an `item` or `entry` element, whatever the format. */
export function mapItem(item: XmlElement, context: FeedContext): Article {
	const fields = readFields(item, context.prefixes);
	const isAtom = item.name === "entry";
	const readText = isAtom ? atomText : rssText;
	const content = cutText(
		withoutUnseen(
			firstText(fields, textNames, (text) => readText(text, enough)),
		),
		feedLimits.maxExcerpt,
	);
	const base = item.attributes["xml:base"];
	return {
		title: firstText(
			fields,
			titleNames,
			isAtom ? (title) => atomText(title) : rssTitle,
		),
		link: itemLink(fields, base ? [base, ...context.bases] : context.bases),
		content,
		contentSnippet: snippet(content),
		creator: creators(fields, context.prefixes) || context.creator,
		pubDate: itemDate(fields),
		categories: titleCaseAll(categories(fields)),
		source: context.source,
	};
}

/** The authors within an element, each once. */
export function creators(fields: Fields, prefixes: Prefixes): string {
	for (const name of creatorNames) {
		const names = new Set<string>();
		for (const author of fields.get(name) ?? []) {
			const text = authorName(author, prefixes);
			if (text) names.add(text);
		}
		if (names.size > 0) return [...names].join(", ");
	}
	return "";
}

/** The children of an element by the names that we know them by. */
export function readFields(element: XmlElement, prefixes: Prefixes): Fields {
	const fields: Fields = new Map();
	for (const child of element.children) {
		if (typeof child === "string") continue;
		const name = knownName(child, prefixes);
		add(dateSynonyms.get(name) ?? name, child);
		if (mediaWrappers.has(name)) {
			for (const inner of childElements(child)) {
				const innerName = knownName(inner, prefixes);
				if (innerName.startsWith("media:")) add(innerName, inner);
			}
		}
	}
	return fields;

	function add(name: string, child: XmlElement): void {
		const same = fields.get(name);
		if (same) same.push(child);
		else fields.set(name, [child]);
	}
}

function itemDate(fields: Fields): string {
	for (const name of dateNames) {
		const dates = (fields.get(name) ?? []).map((date) =>
			parseDate(ownText(date)),
		);
		const last = dates.findLast(Boolean);
		if (last) return last;
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

/** "Jane Doe" from Atom's name element, from RSS's "jane@example.com (Jane Doe)", or as it stands. */
function authorName(author: XmlElement, prefixes: Prefixes): string {
	const name = childElements(author).find(
		(child) => knownName(child, prefixes) === "name",
	);
	const text = htmlToText(ownText(name ?? author)).slice(0, maxName);
	return /^\S+@\S+ \((.+)\)$/.exec(text)?.[1] ?? text;
}

function categories(fields: Fields): string[] {
	const found: string[] = [];
	for (const name of categoryNames) {
		for (const category of fields.get(name) ?? []) {
			const { label, term } = category.attributes;
			found.push(htmlToText(label || term || ownText(category)));
		}
	}
	return found;
}
