import { decodeReferences } from "#content/feeds/xml/clean-text.ts";
import { after } from "#content/feeds/xml/scan.ts";
import { plainText } from "./plain-text.ts";

/** Elements whose content readers do not see. */
const unread = names(
	"script style template iframe noscript noembed noframes svg math object select textarea",
);
/** Those of them whose content runs to the end of the text in a browser if they are never closed. */
const rawText = names("script style iframe noembed noframes textarea");
/** Elements that do not separate words. */
const inline = names(
	"a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rp rt ruby s samp small span strike strong sub sup time tt u var wbr",
);
const tagStart = /<\/?([a-z][^\s/>]*)/iy;
/** Text that has no "<" but, once decoded, an end tag is HTML that was escaped once too often. */
export const endTag = /<\/[a-z][\da-z]*>/i;

/**
 * Returns the text of HTML on one line: tags, comments and everything that browsers do not show
 * are left out, and entities are decoded once (see `endTag` for the exception). Never throws;
 * whatever looks like a tag in the result was meant as text.
 * @param enough stops reading once at least this many UTF-16 units of text have been found
 */
export function htmlToText(
	html: string,
	enough = Number.POSITIVE_INFINITY,
): string {
	if (!html.includes("<")) {
		const decoded = decodeReferences(html);
		return decoded.includes("<") && endTag.test(decoded)
			? htmlToText(decoded, enough)
			: plainText(decoded);
	}
	const out: string[] = [];
	let gathered = 0;
	let nextCheck = enough;
	const leftOpen = new Set<string>();
	let position = 0;
	while (position < html.length) {
		const at = html.indexOf("<", position);
		if (at < 0) break;
		if (at > position) out.push(html.slice(position, at));
		gathered += at - position;
		if (gathered > nextCheck) {
			const text = plainText(decodeReferences(out.join("")));
			if (text.length >= enough) return text;
			nextCheck = gathered * 2;
		}
		const next = html.charCodeAt(at + 1);
		if (next === 33 /* ! */ || next === 63 /* ? */) {
			position = endOfDeclaration(html, at);
			continue;
		}
		tagStart.lastIndex = at;
		const name = tagStart.exec(html)?.[1]?.toLowerCase();
		if (name === undefined) {
			out.push("<");
			position = at + 1;
			continue;
		}
		if (!inline.has(name)) out.push(" ");
		const end = unread.has(name) ? endOfUnread(html, at, name, leftOpen) : null;
		position = end ?? endOfTag(html, tagStart.lastIndex);
	}
	out.push(html.slice(position));
	return plainText(decodeReferences(out.join("")));
}

function endOfDeclaration(html: string, at: number): number {
	if (html.startsWith("<!--", at)) return after(html, "-->", at + 4);
	// Browsers do not show a CDATA section within HTML, but feeds use it for text.
	if (html.startsWith("<![CDATA[", at)) return at + 9;
	return after(html, ">", at);
}

/**
 * Returns the index after the end tag of an unread element; null if it has none.
 * @param leftOpen names without a further end tag, so that none is searched for twice
 */
function endOfUnread(
	html: string,
	at: number,
	name: string,
	leftOpen: Set<string>,
): number | null {
	if (leftOpen.has(name) || html.startsWith("</", at)) return null;
	const close = new RegExp(`</${name}(?=[\\s/>])`, "gi");
	close.lastIndex = at;
	if (close.test(html)) return endOfTag(html, close.lastIndex);
	leftOpen.add(name);
	return rawText.has(name) ? html.length : null;
}

/** Returns the index after the ">" of a tag, ignoring one within a quoted attribute. */
function endOfTag(html: string, from: number): number {
	let index = from;
	while (index < html.length) {
		const code = html.charCodeAt(index);
		if (code === 62 /* > */) return index + 1;
		// Only a quote after "=" begins an attribute value.
		const isQuote = code === 34 || code === 39;
		if (isQuote && html.charCodeAt(index - 1) === 61 /* = */) {
			const close = html.indexOf(html.charAt(index), index + 1);
			if (close < 0) return after(html, ">", index);
			index = close;
		}
		index += 1;
	}
	return html.length;
}

function names(list: string): Set<string> {
	return new Set(list.split(" "));
}
