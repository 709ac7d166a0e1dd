import { feedLimits } from "#content/feeds/limits.ts";
import { repairReferences } from "./clean-text.ts";
import { matchAt } from "./scan.ts";

/** A start tag in a form that every XML reader accepts, once its element's prefix is declared. */
export type CleanTag = {
	/** Each with a space before it: ` href="…" rel="self"`. */
	attributes: string;
	/** Full names of the attributes, as in `attributes`. */
	names: string[];
	selfClosing: boolean;
	/** Whether the next tag begins before this one has ended. */
	isUnclosed: boolean;
	/** Index after the tag's ">". */
	end: number;
};

/**
 * Results of earlier scans of the same text. An unclosed tag may turn out to be plain words, and then
 * the text is read again from within it. Without these results, each of many nested tags would be
 * scanned to the end again, in quadratic time.
 */
export class TagScans {
	/** The last unquoted value, which may contain many "<". */
	bareStart = 0;
	bareEnd = 0;
	/** Where an unclosed tag ends, by the start of each of its attributes; a Map this large would get slower and slower. */
	private unclosedEnds: Int32Array | null = null;

	/** Returns where the unclosed tag with an attribute at this index ends; 0 if unknown. */
	unclosedEnd(start: number): number {
		return this.unclosedEnds?.[start] ?? 0;
	}

	/** @param size length of the text */
	rememberUnclosed(starts: number[], end: number, size: number): void {
		this.unclosedEnds ??= new Int32Array(size);
		for (const start of starts) this.unclosedEnds[start] = end;
	}
}

const wellFormedAttribute =
	/([a-z_][\w.-]*(?::[a-z_][\w.-]*)?)=(?:"([^"]*)"|'([^']*)')/iy;
const attributeName = /[a-z_][\w.-]*(?::[a-z_][\w.-]*)?/iy;
const equals = /\s*=\s*/y;
const bareValue = /[^\s>"']*/y;
const reservedNamespaces = new Set([
	"",
	"http://www.w3.org/XML/1998/namespace",
	"http://www.w3.org/2000/xmlns/",
]);
/** The attributes that are read, in lower case. Of the others only declarations of prefixes stay. */
const readNames = new Set(
	"href url uri rel type mode term label ispermalink xml:base version".split(
		" ",
	),
);

/**
 * Reads the attributes of a start tag, however badly they are quoted.
 * @param position index after the tag's name
 */
export function cleanTag(
	text: string,
	position: number,
	scans: TagScans,
): CleanTag {
	const names: string[] = [];
	const starts: number[] = [];
	let attributes = "";
	let at = position;
	let isUnclosed = false;

	while (at < text.length) {
		const code = text.charCodeAt(at);
		if (code === 62 /* > */) break;
		if (code === 60 /* < */) {
			isUnclosed = true;
			break;
		}
		if (!mayBeginName(code)) {
			at += 1;
			continue;
		}
		const unclosedEnd = scans.unclosedEnd(at);
		if (unclosedEnd > 0) {
			isUnclosed = true;
			at = unclosedEnd;
			break;
		}
		starts.push(at);
		wellFormedAttribute.lastIndex = at;
		const wellFormed = wellFormedAttribute.exec(text);
		if (wellFormed) {
			at = wellFormedAttribute.lastIndex;
			attributes += formatAttribute(
				wellFormed[1] ?? "",
				wellFormed[2] ?? wellFormed[3] ?? "",
				names,
			);
			continue;
		}
		const name = matchAt(attributeName, text, at);
		at += name.length;
		const sign = matchAt(equals, text, at);
		if (sign === "") continue;
		const value = readValue(text, at + sign.length, scans);
		at = value.end;
		attributes += formatAttribute(name, value.raw, names);
	}
	// Only a tag with a "<" in one of its values is scanned again.
	if (isUnclosed && attributes === "" && text.indexOf("<", position) < at) {
		scans.rememberUnclosed(starts, at, text.length);
	}
	const selfClosing = !isUnclosed && text.charCodeAt(at - 1) === 47; /* / */
	return {
		attributes,
		names,
		selfClosing,
		isUnclosed,
		end: isUnclosed ? at : at + 1,
	};
}

/**
 * Returns an attribute with a space before it, or "" if it is left out. The name is in lower case
 * except for the prefix that it declares: `XML:BASE` would be a prefix that is declared nowhere.
 * @param names names of the preceding attributes, to which its own is added
 */
function formatAttribute(
	nameAsWritten: string,
	raw: string,
	names: string[],
): string {
	const lower = nameAsWritten.toLowerCase();
	const declaresPrefix = lower.startsWith("xmlns:");
	if (!declaresPrefix && !readNames.has(lower)) return "";
	const name = declaresPrefix ? `xmlns:${nameAsWritten.slice(6)}` : lower;
	if (!isUsable(name, raw, names)) return "";
	names.push(name);
	return ` ${name}="${cleanValue(raw)}"`;
}

function readValue(
	text: string,
	at: number,
	scans: TagScans,
): { raw: string; end: number } {
	const quote = text[at];
	const isQuoted = quote === '"' || quote === "'";
	if (isQuoted) {
		const close = text.indexOf(quote, at + 1);
		if (close >= 0) return { raw: text.slice(at + 1, close), end: close + 1 };
	}
	const start = isQuoted ? at + 1 : at;
	const end = endOfBareValue(text, start, scans);
	const raw = text.slice(start, end);
	const isSelfClosing = raw.endsWith("/") && text[end] === ">";
	return { raw: isSelfClosing ? raw.slice(0, -1) : raw, end };
}

function endOfBareValue(text: string, start: number, scans: TagScans): number {
	if (start < scans.bareStart || start >= scans.bareEnd) {
		bareValue.lastIndex = start;
		bareValue.test(text);
		scans.bareStart = start;
		scans.bareEnd = bareValue.lastIndex;
	}
	return scans.bareEnd;
}

function mayBeginName(code: number): boolean {
	const small = code | 32;
	return (small >= 97 && small <= 122) /* a to z */ || code === 95 /* _ */;
}

function isUsable(name: string, raw: string, names: string[]): boolean {
	if (
		names.length >= feedLimits.maxAttributes ||
		name.length > feedLimits.maxName ||
		raw.length > feedLimits.maxAttributeLength ||
		names.includes(name)
	) {
		return false;
	}
	if (!name.startsWith("xmlns:")) return true;
	return !reservedNamespaces.has(raw) && !/^xmlns:xml/i.test(name);
}

function cleanValue(raw: string): string {
	if (!/[&<"\t\r\n]/.test(raw)) return raw;
	return repairReferences(raw.replace(/[\t\r\n]/g, " "));
}
