import { ownText, type XmlElement } from "#content/feeds/xml/xml-element.ts";

/**
 * Returns the address of an item's own page: the last link to an HTML page, as in Python's
 * feedparser; "" if there is none. An Atom link has the address in an attribute, an RSS link in its
 * text. Links to replies, edit pages, enclosures and the feed itself are never taken.
 */
export function chooseLink(links: XmlElement[]): string {
	return links.map(pageAddress).findLast(Boolean) ?? "";
}

/** Returns the address of the first alternate in any format, as a last resort; "" if there is none. */
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
