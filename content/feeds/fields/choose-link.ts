import { ownText, type XmlElement } from "#content/feeds/xml/xml-element.ts";

/**
 * Chooses the address of the article's own page from an item's links. An HTML page, given by an
 * Atom link or by an RSS link's text, is preferred to an alternate in another format; of several
 * the last is taken, as in Python's feedparser. Links to replies, edit pages, enclosures and the
 * feed itself are never taken.
 */
export function chooseLink(links: XmlElement[]): string {
	return links.map(pageAddress).findLast(Boolean) ?? "";
}

/** Returns an alternate that is not an HTML page, as a last resort. */
export function otherAlternate(links: XmlElement[]): string {
	return links.filter(isAlternate).map(addressOf).find(Boolean) ?? "";
}

/** Returns the address in an item's `guid` or `id` if that is a permalink or looks like an address. */
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
