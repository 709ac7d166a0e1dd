import { ownText, type XmlElement } from "#content/feeds/xml/xml-element.ts";

/**
 * The address of the article's own page among an item's links. A page in HTML, by an
 * Atom link or by an RSS link's text, comes before an alternate in another form; of
 * several the last is meant, as in Python's feedparser. Links to replies, edit pages,
 * enclosures and the feed itself are never taken.
 */
export function chooseLink(links: XmlElement[]): string {
	return links.map(pageAddress).findLast(Boolean) ?? "";
}

/** An alternate that is no HTML page: better than nothing. */
export function otherAlternate(links: XmlElement[]): string {
	return links.filter(isAlternate).map(addressOf).find(Boolean) ?? "";
}

/** The address in an item's `guid` or `id`, where that is a permalink or looks like an address. */
export function linkFromId(
	guid: XmlElement | undefined,
	id: XmlElement | undefined,
): string {
	const text = guid ? ownText(guid).trim() : "";
	const permanent = guid?.attributes.ispermalink?.trim().toLowerCase();
	const isAddress =
		permanent === "true" ? text !== "" : /^(?:https?:\/\/|\/)/i.test(text);
	if (isAddress && permanent !== "false") return text;
	const other = id ? ownText(id).trim() : "";
	return /^https?:\/\//i.test(other) ? other : "";
}

function pageAddress(link: XmlElement): string {
	const href = addressOf(link);
	if (!href) return ownText(link).trim();
	const type = link.attributes.type ?? "text/html";
	const isPage = /^(?:text\/html|application\/xhtml\+xml|x?html$)/i.test(type);
	return isPage && isAlternate(link) ? href : "";
}

function addressOf({ attributes }: XmlElement): string {
	return attributes.href ?? attributes.url ?? attributes.uri ?? "";
}

function isAlternate({ attributes }: XmlElement): boolean {
	return (attributes.rel ?? "alternate").endsWith("alternate");
}
