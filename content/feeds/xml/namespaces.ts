import type { XmlElement } from "./xml-element.ts";

/** The prefix that we use for each namespace; "" for those of the feed formats themselves. */
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
		"http://purl.org/rss/1.0/modules/syndication/": "sy",
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

/** What each prefix of a feed means. */
export type Prefixes = ReadonlyMap<string, string>;

/**
 * Reads the prefixes declared on the given elements.
 * @param outer their meaning if none of these elements declares another
 */
export function readPrefixes(
	elements: XmlElement[],
	outer: Prefixes = new Map(usual),
): Prefixes {
	let prefixes: Map<string, string> | undefined;
	for (const { attributes } of elements) {
		for (const name in attributes) {
			if (!name.startsWith("xmlns:")) continue;
			const known = knownPrefixes.get((attributes[name] ?? "").toLowerCase());
			if (known === undefined) continue;
			prefixes ??= new Map(outer);
			prefixes.set(name.slice(6), known);
		}
	}
	return prefixes ?? outer;
}

/** Returns an element's name with our prefix: "dc:creator", "link" for "atom:link". */
export function knownName(element: XmlElement, prefixes: Prefixes): string {
	const { name, attributes } = element;
	if (element.prefix === "") return name;
	// An element may declare its own prefix.
	const declared = attributes[`xmlns:${element.prefix}`]?.toLowerCase();
	const prefix =
		(declared && knownPrefixes.get(declared)) ??
		prefixes.get(element.prefix) ??
		element.prefix;
	return prefix === "" ? name : `${prefix}:${name}`;
}
