import { findRoot } from "./clean-prolog.ts";
import { type CleanTag, cleanTag } from "./clean-tag.ts";
import { decodeReferences, dropForbidden, escapeText } from "./clean-text.ts";
import { elementKind } from "./element-kind.ts";
import { FeedParseError } from "./feed-parse-error.ts";
import {
	type LiftedTexts,
	liftFrom,
	liftMark,
	liftText,
} from "./lifted-texts.ts";
import { feedLimits } from "./limits.ts";
import { OpenElements } from "./open-elements.ts";

const endName = /<\/([a-z_][\w.-]*(?::[a-z_][\w.-]*)?)\s*/iy;

/** Well-formed XML, and the texts that were taken out of it. */
export type CleanFeed = { xml: string; texts: LiftedTexts };

/**
 * Makes well-formed XML of a feed as it is found in the wild, in one pass: without
 * comments, DOCTYPE, what surrounds the root and what nobody reads; references,
 * attributes, end tags and namespace prefixes repaired. The bounds of
 * {@link feedLimits} hold within the loop, so that no reader after it meets a deep or
 * endless text.
 * @throws FeedParseError where the text is no feed, declares entities or nests too deep
 */
export function cleanXml(raw: string): CleanFeed {
	const text = dropForbidden(raw);
	const elements = new OpenElements();
	const texts: LiftedTexts = [];
	const prefixes = new Set<string>();
	let out = "";
	/** All up to the root's own ">", before which its missing namespaces go. */
	let head: string | null = null;
	const lastCdataEnd = text.lastIndexOf("]]>");
	const hasMark = text.includes(liftMark);
	let items = 0;
	let count = 0;
	let position = findRoot(text);
	/** Everything before this index has been written. */
	let written = position;

	/** Writes what is sound up to `from`, then `instead` of what stands up to `to`. */
	function replace(from: number, to: number, instead: string): void {
		if (from > written) out += text.slice(written, from);
		out += instead;
		written = to;
	}

	function after(mark: string, from: number): number {
		const found = text.indexOf(mark, from);
		return found < 0 ? text.length : found + mark.length;
	}

	/** Writes text in place of its source; long texts, and such as hold the mark, by a stand-in. */
	function writeText(from: number, to: number, content: string): void {
		const isLong = content.length >= liftFrom;
		const lifted = isLong || (hasMark && content.includes(liftMark));
		replace(from, to, lifted ? liftText(texts, content) : escapeText(content));
	}

	function textRun(from: number, to: number): void {
		if (from === to) return;
		if (elements.isUnread) {
			replace(from, to, "");
			return;
		}
		const run = text.slice(from, to);
		const isShort = run.length < liftFrom && !hasMark;
		if (!isShort || /[&>]/.test(run)) {
			writeText(from, to, decodeReferences(run));
		}
	}

	function startTag(at: number): number {
		const nameEnd = endOfName(text, at + 1);
		const next = text.charCodeAt(nameEnd);
		const name = text.slice(at + 1, nameEnd);
		const kind = mayFollowName(next) ? elementKind(name) : null;
		if (!kind) return literal(at);
		const isPlain = next === 62 /* > */ && head !== null;
		const tag = isPlain ? null : cleanTag(text, nameEnd, head === null);
		// Words as in "a<b or so": the next tag begins before this one ends.
		if (tag?.isCut && tag.attributes === "" && !kind.isField) {
			return literal(at);
		}
		const end = tag ? tag.end : nameEnd + 1;
		count += 1;
		if (count > feedLimits.maxElements) {
			throw new FeedParseError(`more than ${feedLimits.maxElements} elements`);
		}
		const missing = elements.closeBefore(kind);
		if (missing) replace(at, at, missing);
		if (kind.isItem) {
			items += 1;
			if (items > feedLimits.maxItems) {
				replace(at, text.length, "");
				return text.length;
			}
		}
		const isLeftOut = elements.isUnread || elements.startsUnread(kind);
		if (!tag?.selfClosing) elements.open(kind);
		if (isLeftOut) replace(at, end, "");
		else {
			if (kind.prefix) prefixes.add(kind.prefix);
			if (tag) writeTag(at, name, tag);
		}
		return end;
	}

	function writeTag(at: number, name: string, tag: CleanTag): void {
		replace(at, tag.end, `<${name}${tag.attributes}`);
		if (head === null) {
			head = out;
			out = "";
		}
		out += tag.selfClosing ? "/>" : ">";
		for (const attribute of tag.names) {
			const colon = attribute.indexOf(":");
			if (colon > 0) prefixes.add(attribute.slice(0, colon));
		}
	}

	/** A "<" that begins nothing. */
	function literal(at: number): number {
		replace(at, at + 1, elements.isUnread ? "" : "&lt;");
		return at + 1;
	}

	function endTag(at: number): number {
		const { top } = elements;
		if (
			top &&
			text.startsWith(top.name, at + 2) &&
			text.charCodeAt(at + 2 + top.name.length) === 62 /* > */
		) {
			const end = at + 3 + top.name.length;
			if (!elements.pop()) replace(at, end, "");
			return end;
		}
		endName.lastIndex = at;
		const match = endName.exec(text);
		const stop = at + (match?.[0].length ?? 2);
		// An end tag without its ">" ends where the next tag begins.
		const end = text.charCodeAt(stop) === 60 /* < */ ? stop : after(">", stop);
		replace(at, end, elements.close(match?.[1] ?? ""));
		return end;
	}

	function declaration(at: number): number {
		if (!text.startsWith("<![CDATA[", at)) {
			const end = after(text.startsWith("<!--", at) ? "-->" : ">", at + 2);
			replace(at, end, "");
			return end;
		}
		let end: number;
		let inside: string;
		if (at < lastCdataEnd) {
			end = after("]]>", at);
			inside = text.slice(at + 9, end - 3);
		} else {
			// Never closed: it goes as far as its element.
			const found = text.indexOf(`</${elements.top?.name}`, at);
			end = found < 0 ? text.length : found;
			inside = text.slice(at + 9, end);
		}
		if (elements.isUnread) replace(at, end, "");
		else writeText(at, end, inside);
		return end;
	}

	while (position < text.length) {
		const at = text.indexOf("<", position);
		textRun(position, at < 0 ? text.length : at);
		if (at < 0) {
			position = text.length;
			break;
		}
		const next = text.charCodeAt(at + 1);
		if (next === 47 /* / */) position = endTag(at);
		else if (next === 33 /* ! */) position = declaration(at);
		else if (next === 63 /* ? */) {
			position = after("?>", at);
			replace(at, position, "");
		} else position = startTag(at);
		if (elements.depth === 0 && head !== null) break;
	}
	replace(position, position, "");
	out += elements.closeFrom(0);
	const root = head ?? "";
	return { xml: root + missingNamespaces(prefixes, root) + out, texts };
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

/** Declarations for the prefixes that the root does not declare; a reader of namespaces stops at others. */
function missingNamespaces(prefixes: Set<string>, root: string): string {
	prefixes.delete("xml");
	prefixes.delete("xmlns");
	return [...prefixes]
		.filter((prefix) => !root.includes(` xmlns:${prefix}=`))
		.map((prefix) => ` xmlns:${prefix}="urn:undeclared:${prefix}"`)
		.join("");
}
