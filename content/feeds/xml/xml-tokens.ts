import { type CleanTag, cleanTag, TagScans } from "./clean-tag.ts";
import { type ElementKind, elementKind } from "./element-kind.ts";
import { after, matchAt } from "./scan.ts";

/** A piece of a feed's text, from `start` up to `end`. */
export type XmlToken = { start: number; end: number } & (
	| { type: "start"; kind: ElementKind; tag: CleanTag }
	/** The name is as written; "" if there is none. */
	| { type: "end"; name: string }
	/** Text whose references are still to be decoded. */
	| { type: "text" }
	/** Text to be taken literally: from a CDATA section, or a "<" that begins nothing. */
	| { type: "literal"; content: string }
	/** A comment, an instruction, a declaration. */
	| { type: "skipped" }
);

const cdataStart = "<![CDATA[";
const whitespace = /\s*/y;

/** Splits a feed's text into tokens, however damaged it is; each call of `next` returns one. */
export class XmlTokens {
	private readonly scans = new TagScans();
	private readonly text: string;
	private readonly lastCdataEnd: number;
	private position: number;
	private hasRoot = false;

	/** @param position where the root element begins */
	constructor(text: string, position: number) {
		this.text = text;
		this.position = position;
		this.lastCdataEnd = text.lastIndexOf("]]>");
	}

	/**
	 * Returns the next token, or null at the end of the text.
	 * @param openName name of the innermost open element, "" if there is none
	 */
	next(openName: string): XmlToken | null {
		const { text, position } = this;
		if (position >= text.length) return null;
		const token = this.read(position, openName);
		this.position = token.end;
		return token;
	}

	private read(at: number, openName: string): XmlToken {
		const { text } = this;
		if (text.charCodeAt(at) !== 60 /* < */) {
			return { type: "text", start: at, end: this.before("<", at) };
		}
		const next = text.charCodeAt(at + 1);
		if (next === 47 /* / */) return this.endTag(at);
		if (next === 33 /* ! */) return this.declaration(at, openName);
		if (next === 63 /* ? */) {
			return { type: "skipped", start: at, end: after(text, "?>", at) };
		}
		return this.startTag(at);
	}

	private startTag(start: number): XmlToken {
		const { text, hasRoot } = this;
		const nameEnd = endOfName(text, start + 1);
		const next = text.charCodeAt(nameEnd);
		const kind = mayFollowName(next)
			? elementKind(text.slice(start + 1, nameEnd))
			: null;
		const tag = kind && cleanTag(text, nameEnd, this.scans);
		// Plain words, as in "a<b or so": the next tag begins before this one ends.
		const isWord =
			hasRoot && tag?.isUnclosed && tag.attributes === "" && !kind?.isField;
		if (!tag || !kind || isWord) {
			return { type: "literal", start, end: start + 1, content: "<" };
		}
		this.hasRoot = true;
		return { type: "start", start, end: tag.end, kind, tag };
	}

	private endTag(start: number): XmlToken {
		const { text } = this;
		const nameEnd = endOfName(text, start + 2);
		const name = text.slice(start + 2, nameEnd);
		// Without its ">" it ends where the next tag begins.
		const space = name ? matchAt(whitespace, text, nameEnd) : "";
		const stop = nameEnd + space.length;
		const isUnclosed = text.charCodeAt(stop) === 60; /* < */
		const end = isUnclosed ? stop : after(text, ">", stop);
		return { type: "end", start, end, name };
	}

	private declaration(start: number, openName: string): XmlToken {
		const { text } = this;
		if (!text.startsWith(cdataStart, start)) {
			const mark = text.startsWith("<!--", start) ? "-->" : ">";
			return { type: "skipped", start, end: after(text, mark, start + 2) };
		}
		const isClosed = start < this.lastCdataEnd;
		// A section that is never closed extends to the end of its element.
		const end = isClosed
			? after(text, "]]>", start)
			: this.before(`</${openName}`, start);
		const content = text.slice(
			start + cdataStart.length,
			isClosed ? end - 3 : end,
		);
		return { type: "literal", start, end, content };
	}

	/** Returns the index of the mark, or the end of the text. */
	private before(mark: string, from: number): number {
		const found = this.text.indexOf(mark, from);
		return found < 0 ? this.text.length : found;
	}
}

function endOfName(text: string, from: number): number {
	let at = from;
	while (isNameCode(text.charCodeAt(at))) at += 1;
	return at;
}

function isNameCode(code: number): boolean {
	return (
		(code >= 97 && code <= 122) /* a to z */ ||
		(code >= 45 && code <= 58 && code !== 47) /* - . 0 to 9 : */ ||
		(code >= 65 && code <= 90) /* A to Z */ ||
		code === 95 /* _ */
	);
}

function mayFollowName(code: number): boolean {
	return code <= 32 || code === 47 || code === 62 || code === 60;
}
