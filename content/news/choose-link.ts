import { ownText, type XmlElement } from "./xml-element.ts";

/**
 * The address of the article's own page among an item's links: the first that is an
 * alternate in HTML, else an RSS link's text, else any alternate. Links to replies,
 * edit pages, enclosures and the feed itself are never taken.
 */
export function chooseLink(links: XmlElement[]): string {
	const alternates = links.filter(
		({ attributes }) =>
			attributes.href && (attributes.rel ?? "alternate").endsWith("alternate"),
	);
	const page = alternates.find(({ attributes }) =>
		/^(?:text\/html|application\/xhtml\+xml)/i.test(
			attributes.type ?? "text/html",
		),
	);
	const written = links.map((link) => ownText(link).trim()).find(Boolean);
	return (
		written ?? page?.attributes.href ?? alternates[0]?.attributes.href ?? ""
	);
}

/** A guid that is the article's address: by its own word, or by looking like one. */
export function linkFromGuid(guid: XmlElement | undefined): string {
	if (!guid) return "";
	const text = ownText(guid).trim();
	const permanent = guid.attributes.ispermalink?.trim().toLowerCase();
	return permanent !== "false" && /^https?:\/\//i.test(text) ? text : "";
}
