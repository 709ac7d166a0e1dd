import { findRoot } from "./clean-prolog.ts";
import { cleanTag } from "./clean-tag.ts";
import { dropForbidden, escapeText, repairReferences } from "./clean-text.ts";
import { FeedParseError } from "./feed-parse-error.ts";
import { feedLimits } from "./limits.ts";
import { close, closeBefore, open } from "./open-elements.ts";

const plainTag = /<((?!xmlns:)[a-z_][\w.-]*(?::[a-z_][\w.-]*)?)(\/?)>/iy;
const tagName = /<((?!xmlns:)[a-z_][\w.-]*(?::[a-z_][\w.-]*)?)(?=[\s/<])/iy;
const endName = /<\/([a-z_][\w.-]*(?::[a-z_][\w.-]*)?)\s*/iy;
const itemName = /^(?:[\w.-]+:)?(?:item|entry)$/i;

/**
 * Makes well-formed XML of a feed as it is found in the wild, in one pass: without
 * comments, DOCTYPE and what surrounds the root; references, attributes, end tags and
 * namespace prefixes repaired. The bounds of {@link feedLimits} hold within the loop,
 * so that no reader after it meets a deep or endless text.
 * @throws FeedParseError where the text is no feed, declares entities or nests too deep
 */
export function cleanXml(raw: string): string {
	const text = dropForbidden(raw);
	const elements: string[] = [];
	const names = new Set<string>();
	const out: string[] = [];
	const lastCdataEnd = text.lastIndexOf("]]>");
	let rootAt = -1;
	let items = 0;
	let count = 0;
	let position = findRoot(text);
	/** Everything before this index has been written. */
	let written = position;

	/** Writes what is sound up to `from`, then `instead` of what stands up to `to`. */
	function replace(from: number, to: number, instead: string): void {
		if (from > written) out.push(text.slice(written, from));
		if (instead) out.push(instead);
		written = to;
	}

	function after(mark: string, from: number): number {
		const found = text.indexOf(mark, from);
		return found < 0 ? text.length : found + mark.length;
	}

	function writeText(from: number, to: number): void {
		const run = text.slice(from, to);
		const sound = run.includes("&") ? repairReferences(run) : run;
		const safe = sound.includes("]]>")
			? sound.replaceAll("]]>", "]]&gt;")
			: sound;
		if (safe !== run) replace(from, to, safe);
	}

	function startTag(at: number): number {
		plainTag.lastIndex = at;
		let match = plainTag.exec(text);
		const plain = match !== null;
		if (!match) {
			tagName.lastIndex = at;
			match = tagName.exec(text);
		}
		const name = match?.[1];
		if (!match || !name) {
			replace(at, at + 1, "&lt;");
			return at + 1;
		}
		count += 1;
		if (count > feedLimits.maxElements) {
			throw new FeedParseError(`more than ${feedLimits.maxElements} elements`);
		}
		const missing = closeBefore(elements, name);
		if (missing) replace(at, at, missing);
		if (itemName.test(name)) {
			items += 1;
			if (items > feedLimits.maxItems) {
				replace(at, text.length, "");
				return text.length;
			}
		}
		names.add(name);
		if (plain && rootAt >= 0) {
			if (!match[2]) open(elements, name);
			return at + match[0].length;
		}
		const tag = cleanTag(text, at + 1 + name.length);
		for (const attribute of tag.names) names.add(attribute);
		replace(at, tag.end, `<${name}${tag.attributes}`);
		if (rootAt < 0) rootAt = out.length - 1;
		out.push(tag.selfClosing ? "/>" : ">");
		if (!tag.selfClosing) open(elements, name);
		return tag.end;
	}

	function endTag(at: number): number {
		endName.lastIndex = at;
		const match = endName.exec(text);
		const name = match?.[1] ?? "";
		const stop = at + (match?.[0].length ?? 2);
		// An end tag without its ">" ends where the next tag begins.
		const end = text.charCodeAt(stop) === 60 /* < */ ? stop : after(">", stop);
		if (name === elements.at(-1) && end - at === name.length + 3) {
			elements.pop();
		} else replace(at, end, close(elements, name));
		return end;
	}

	function declaration(at: number): number {
		if (!text.startsWith("<![CDATA[", at)) {
			const end = after(text.startsWith("<!--", at) ? "-->" : ">", at + 2);
			replace(at, end, "");
			return end;
		}
		if (at < lastCdataEnd) return after("]]>", at);
		// Never closed: it goes as far as its element.
		const found = text.indexOf(`</${elements.at(-1)}`, at);
		const end = found < 0 ? text.length : found;
		replace(at, end, escapeText(text.slice(at + 9, end)));
		return end;
	}

	while (position < text.length) {
		const at = text.indexOf("<", position);
		writeText(position, at < 0 ? text.length : at);
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
		if (elements.length === 0 && rootAt >= 0) break;
	}
	replace(position, position, "");
	out.push(
		elements
			.reverse()
			.map((name) => `</${name}>`)
			.join(""),
	);
	out[rootAt] += missingNamespaces(names, out[rootAt] ?? "");
	return out.join("");
}

/** Declarations for the prefixes that the root does not declare; a reader of namespaces stops at others. */
function missingNamespaces(names: Set<string>, root: string): string {
	const prefixes = new Set<string>();
	for (const name of names) {
		const colon = name.indexOf(":");
		if (colon > 0) prefixes.add(name.slice(0, colon));
	}
	prefixes.delete("xml");
	prefixes.delete("xmlns");
	return [...prefixes]
		.filter((prefix) => !root.includes(` xmlns:${prefix}=`))
		.map((prefix) => ` xmlns:${prefix}="urn:undeclared:${prefix}"`)
		.join("");
}
