import { repairReferences } from "./clean-text.ts";
import { feedLimits } from "./limits.ts";

/** A start tag in the form that every XML reader takes. */
export type CleanTag = {
	/** Each with a space before it: ` href="…" rel="self"`. */
	attributes: string;
	/** Full names of the attributes, as written. */
	names: string[];
	selfClosing: boolean;
	/** Whether the next tag begins before this one ends. */
	isCut: boolean;
	/** Index after the tag's ">". */
	end: number;
};

const soundAttribute =
	/\s+([a-z_][\w.-]*(?::[a-z_][\w.-]*)?)=(?:"([^"]*)"|'([^']*)')/iy;
const attributeName = /[a-z_][\w.-]*(?::[a-z_][\w.-]*)?/iy;
const equals = /\s*=\s*/y;
const bareValue = /[^\s>"']*/y;
const reservedNamespaces = new Set([
	"",
	"http://www.w3.org/XML/1998/namespace",
	"http://www.w3.org/2000/xmlns/",
]);
/** What is read of an element; a reader is spared the rest. */
const readNames = new Set(
	"href url uri rel type mode term label ispermalink xml:base version".split(
		" ",
	),
);

/**
 * Reads the attributes of a start tag, however badly they are quoted.
 * @param position index after the tag's name
 * @param keepAll whether those count too that no one reads, as the root's do
 */
export function cleanTag(
	text: string,
	position: number,
	keepAll: boolean,
): CleanTag {
	const names: string[] = [];
	let attributes = "";
	let at = position;
	let isCut = false;

	function add(name: string, raw: string): void {
		if (!(keepAll || isRead(name)) || !isUsable(name, raw, names)) return;
		names.push(name);
		attributes += ` ${name}="${cleanValue(raw)}"`;
	}

	while (at < text.length) {
		const code = text.charCodeAt(at);
		if (code === 62 /* > */) break;
		if (code === 60 /* < */) {
			isCut = true;
			break;
		}
		soundAttribute.lastIndex = at;
		const sound = soundAttribute.exec(text);
		if (sound) {
			at = soundAttribute.lastIndex;
			add(sound[1] ?? "", sound[2] ?? sound[3] ?? "");
			continue;
		}
		const name = matchAt(attributeName, text, at);
		if (!name) {
			at += 1;
			continue;
		}
		at += name.length;
		const sign = matchAt(equals, text, at);
		if (sign === null) continue;
		const value = readValue(text, at + sign.length);
		at = value.end;
		add(name, value.raw);
	}
	const selfClosing = !isCut && text.charCodeAt(at - 1) === 47; /* / */
	return { attributes, names, selfClosing, isCut, end: isCut ? at : at + 1 };
}

function readValue(text: string, at: number): { raw: string; end: number } {
	const quote = text[at];
	if (quote === '"' || quote === "'") {
		const close = text.indexOf(quote, at + 1);
		if (close >= 0) return { raw: text.slice(at + 1, close), end: close + 1 };
	}
	const start = quote === '"' || quote === "'" ? at + 1 : at;
	let raw = matchAt(bareValue, text, start) ?? "";
	const end = start + raw.length;
	if (raw.endsWith("/") && text[end] === ">") raw = raw.slice(0, -1);
	return { raw, end };
}

function isRead(name: string): boolean {
	if (readNames.has(name)) return true;
	const lower = name.toLowerCase();
	return readNames.has(lower) || lower.startsWith("xmlns:");
}

function isUsable(name: string, raw: string, names: string[]): boolean {
	if (
		names.length >= feedLimits.maxAttributes ||
		raw.length > feedLimits.maxAttributeLength ||
		names.includes(name)
	) {
		return false;
	}
	if (name === "xmlns") return raw === "" || !reservedNamespaces.has(raw);
	if (!/^xmlns:/i.test(name)) return true;
	return !reservedNamespaces.has(raw) && !/^xmlns:xml/i.test(name);
}

function cleanValue(raw: string): string {
	if (!/[&<"\t\r\n]/.test(raw)) return raw;
	return repairReferences(raw.replace(/[\t\r\n]/g, " "));
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0] ?? null;
}
