import { repairReferences } from "./clean-text.ts";
import { feedLimits } from "./limits.ts";

/** A start tag in the form that every XML reader takes. */
export type CleanTag = {
	/** Each with a space before it: ` href="…" rel="self"`. */
	attributes: string;
	/** Full names of the attributes, as written. */
	names: string[];
	selfClosing: boolean;
	/** Index after the tag's ">". */
	end: number;
};

const attributeName = /[a-z_][\w.-]*(?::[a-z_][\w.-]*)?/iy;
const equals = /\s*=\s*/y;
const bareValue = /[^\s>"']*/y;
const reservedNamespaces = new Set([
	"",
	"http://www.w3.org/XML/1998/namespace",
	"http://www.w3.org/2000/xmlns/",
]);

/**
 * Reads the attributes of a start tag, however badly they are quoted.
 * @param position index after the tag's name
 */
export function cleanTag(text: string, position: number): CleanTag {
	const names: string[] = [];
	let attributes = "";
	let at = position;
	while (at < text.length) {
		const code = text.charCodeAt(at);
		if (code === 62 /* > */) break;
		// The next tag begins: this one was never closed.
		if (code === 60 /* < */) {
			return { attributes, names, selfClosing: false, end: at };
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
		if (isUsable(name, value.raw, names)) {
			names.push(name);
			attributes += ` ${name}="${cleanValue(value.raw)}"`;
		}
	}
	const selfClosing = text.charCodeAt(at - 1) === 47; /* / */
	return { attributes, names, selfClosing, end: at + 1 };
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
	let value = raw.replace(/[\t\r\n]/g, " ");
	if (value.includes("&")) value = repairReferences(value);
	return value.replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0] ?? null;
}
