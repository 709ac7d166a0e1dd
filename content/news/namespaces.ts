import type { XmlElement } from "./xml-element.ts";

/** The prefix that we know a namespace by; "" for those of the feed formats themselves. */
const knownPrefixes = new Map(
	Object.entries({
		"http://purl.org/dc/elements/1.1/": "dc",
		"http://purl.org/dc/elements/1.0/": "dc",
		"http://purl.org/dc/terms/": "dcterms",
		"http://purl.org/rss/1.0/modules/content/": "content",
		"http://search.yahoo.com/mrss/": "media",
		"http://www.itunes.com/dtds/podcast-1.0.dtd": "itunes",
		"http://www.w3.org/2005/atom": "",
		"http://purl.org/atom/ns#": "",
		"http://purl.org/rss/1.0/": "",
		"http://my.netscape.com/rdf/simple/0.9/": "",
		"http://channel.netscape.com/rdf/simple/0.9/": "",
		"http://backend.userland.com/rss2": "",
		"http://www.w3.org/1999/xhtml": "xhtml",
	}),
);

// Usual prefixes, for feeds that forget to declare them.
const usual: [string, string][] = [
	["atom", ""],
	["atom10", ""],
	["a10", ""],
	["rss", ""],
	["dublincore", "dc"],
];

/** What each prefix of a feed means, from the declarations on the elements given. */
export type Prefixes = Map<string, string>;

export function readPrefixes(elements: XmlElement[]): Prefixes {
	const prefixes: Prefixes = new Map(usual);
	for (const { attributes } of elements) {
		for (const [name, uri] of Object.entries(attributes)) {
			if (!name.startsWith("xmlns:")) continue;
			const known = knownPrefixes.get(uri.toLowerCase());
			if (known !== undefined) prefixes.set(name.slice(6), known);
		}
	}
	return prefixes;
}

/** An element's name as we know it: "dc:creator", "link" for "atom:link". */
export function knownName(element: XmlElement, prefixes: Prefixes): string {
	if (element.prefix === "") return element.name;
	const prefix = prefixes.get(element.prefix) ?? element.prefix;
	return prefix === "" ? element.name : `${prefix}:${element.name}`;
}
