import { decodeEntities } from "./entities.ts";

/** What lies within these is nothing to read. */
const unread =
	/<(script|style|template|iframe|noscript|noembed|noframes|svg|math|object|select|textarea|xmp)(?=[\s/>])/iy;
const inline =
	/^(?:a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|nobr|q|rp|rt|ruby|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/i;
const tagStart = /<\/?([a-z][^\s/>]*)/iy;

/**
 * The words of an HTML text in one line: tags, comments and what browsers do not
 * show are left out, entities are decoded once. Never throws; what looks like a tag
 * afterwards was meant as text, see {@link plainText}.
 */
export function htmlToText(html: string): string {
	if (!html.includes("<")) return plainText(decodeEntities(html));
	const out: string[] = [];
	let position = 0;
	while (position < html.length) {
		const at = html.indexOf("<", position);
		if (at < 0) break;
		if (at > position) out.push(html.slice(position, at));
		const next = html.charCodeAt(at + 1);
		if (next === 33 /* ! */ || next === 63 /* ? */) {
			position = endOfDeclaration(html, at);
			continue;
		}
		tagStart.lastIndex = at;
		const name = tagStart.exec(html)?.[1];
		if (name === undefined) {
			out.push("<");
			position = at + 1;
			continue;
		}
		if (!inline.test(name)) out.push(" ");
		position = endOfUnread(html, at) ?? endOfTag(html, tagStart.lastIndex);
	}
	out.push(html.slice(position));
	return plainText(decodeEntities(out.join("")));
}

function endOfDeclaration(html: string, at: number): number {
	if (html.startsWith("<!--", at)) return after(html, "-->", at + 4);
	// A character section within HTML is shown by no browser, but feeds use it for text.
	if (html.startsWith("<![CDATA[", at)) return at + 9;
	return after(html, ">", at);
}

function endOfUnread(html: string, at: number): number | null {
	unread.lastIndex = at;
	const name = unread.exec(html)?.[1];
	if (!name) return null;
	const close = new RegExp(`</${name}(?=[\\s/>])`, "gi");
	close.lastIndex = at;
	const found = close.exec(html);
	return found ? endOfTag(html, close.lastIndex) : html.length;
}

/** After the ">" of a tag; one within a quoted attribute ends nothing. */
function endOfTag(html: string, from: number): number {
	let position = from;
	for (;;) {
		const end = html.indexOf(">", position);
		if (end < 0) return html.length;
		const quote = firstQuote(html, position, end);
		if (quote < 0) return end + 1;
		const close = html.indexOf(html[quote] ?? "", quote + 1);
		if (close < 0) return end + 1;
		position = close + 1;
	}
}

/** Only what follows "=" opens an attribute's quotes. */
function firstQuote(html: string, from: number, to: number): number {
	for (let index = from; index < to; index += 1) {
		const code = html.charCodeAt(index);
		if ((code === 34 || code === 39) && html[index - 1] === "=") return index;
	}
	return -1;
}

function after(html: string, mark: string, from: number): number {
	const found = html.indexOf(mark, from);
	return found < 0 ? html.length : found + mark.length;
}

// Control characters, and marks that turn the direction of text around them.
const invisible =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
	/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/**
 * One line of text that is no markup wherever it is put: a "<" that could begin a tag
 * ("the <dialog> element") gets an invisible word joiner behind it.
 */
export function plainText(text: string): string {
	return text
		.replace(invisible, "")
		.replace(/\s+/g, " ")
		.trim()
		.replace(/<(?=[a-z/!?])/gi, "<\u2060");
}
