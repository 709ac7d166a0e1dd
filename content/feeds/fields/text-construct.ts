import { escapeText } from "#content/feeds/xml/clean-text.ts";
import { ownText, type XmlElement } from "#content/feeds/xml/xml-element.ts";
import { htmlToText } from "./html-to-text.ts";
import { plainText } from "./plain-text.ts";

/** Returns the plain text of an RSS field that contains HTML (description, content:encoded). */
export function rssText(element: XmlElement, enough?: number): string {
	return htmlToText(markupOf(element), enough);
}

/**
 * Returns the plain text of an RSS title. Publishers use HTML or plain text without saying which;
 * it is treated as HTML if it has an end tag, an entity or a tag such as <br>, and only tags that
 * make sense in a title.
 */
export function rssTitle(element: XmlElement, enough?: number): string {
	const markup = markupOf(element);
	return looksLikeHtml(markup) ? htmlToText(markup, enough) : plainText(markup);
}

/** Returns the plain text of an Atom field, according to its type (Atom 1.0) or mode (Atom 0.3). */
export function atomText(element: XmlElement, enough?: number): string {
	const { type = "text", mode } = element.attributes;
	const isXhtml = /xhtml|xml$/i.test(type) || element.children.some(isElement);
	if (isXhtml && mode !== "escaped") {
		return htmlToText(markupOf(element, escapeText), enough);
	}
	const text = isBase64(type, mode)
		? decodeBase64(ownText(element))
		: ownText(element);
	return /html/i.test(type) || mode === "escaped"
		? htmlToText(text, enough)
		: plainText(text);
}

/** Returns whether the content is Base64: Atom 0.3 says so, Atom 1.0 implies it with a non-text media type. */
function isBase64(type: string, mode: string | undefined): boolean {
	if (mode === "base64") return true;
	const media = type.toLowerCase();
	return (
		media.includes("/") && !media.startsWith("text/") && !media.endsWith("xml")
	);
}

/** Decodes Base64 text; returns the text unchanged if it is not Base64, and "" if it is that of a picture, for example. */
function decodeBase64(text: string): string {
	let units: string;
	try {
		units = atob(text);
	} catch {
		return text;
	}
	try {
		const bytes = Uint8Array.from(units, (unit) => unit.charCodeAt(0));
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return "";
	}
}

// The HTML elements that make sense in a title.
const titleTags =
	/^(?:a|abbr|b|bdi|bdo|big|br|cite|code|del|div|em|font|h[1-6]|i|img|ins|kbd|mark|nobr|p|q|s|samp|script|small|span|strike|strong|style|sub|sup|time|tt|u|var|wbr)$/i;

function looksLikeHtml(text: string): boolean {
	if (!/<\/[a-z]|&(?:#\w+|[a-z][\da-z]*);|<(?:br|img|wbr)\b/i.test(text)) {
		return false;
	}
	for (const [, name = ""] of text.matchAll(/<\/?([a-z][\w-]*)/gi)) {
		if (!titleTags.test(name)) return false;
	}
	return true;
}

/**
 * Returns the content of an element as HTML, including any elements that are not escaped.
 * @param write converts each text; by default it is left unchanged
 */
function markupOf(
	element: XmlElement,
	write: (text: string) => string = (text) => text,
): string {
	const [only] = element.children;
	const isText = element.children.length === 1 && typeof only === "string";
	if (isText) return write(only);
	const parts: string[] = [];
	writeInside(element, write, parts);
	return parts.join("");
}

function writeInside(
	element: XmlElement,
	write: (text: string) => string,
	parts: string[],
): void {
	for (const child of element.children) {
		if (typeof child === "string") parts.push(write(child));
		else {
			parts.push(`<${child.name}>`);
			writeInside(child, write, parts);
			parts.push(`</${child.name}>`);
		}
	}
}

function isElement(child: XmlElement | string): child is XmlElement {
	return typeof child !== "string";
}
