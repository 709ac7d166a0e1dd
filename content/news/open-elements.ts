import { FeedParseError } from "./feed-parse-error.ts";
import { feedLimits } from "./limits.ts";

/** The elements that are open at one place of the text, outermost first, as written. */
export type OpenElements = string[];

// Elements of a feed that hold text only: the next field's tag shows that one was left open.
const textFields = new Set(["title", "link", "guid", "pubdate", "description"]);
const fields = new Set([...textFields, "item", "entry", "category"]);

/** Notes a start tag. @throws FeedParseError beyond the greatest depth */
export function open(elements: OpenElements, name: string): void {
	if (elements.length >= feedLimits.maxDepth) {
		throw new FeedParseError(`nested deeper than ${feedLimits.maxDepth}`);
	}
	elements.push(name);
}

/** The end tags that are missing before a start tag of this name; they are closed then. */
export function closeBefore(elements: OpenElements, name: string): string {
	const lower = name.toLowerCase();
	if (!fields.has(lower)) return "";
	let closed = "";
	if (lower === "item") closed = close(elements, "item");
	const top = elements.at(-1)?.toLowerCase() ?? "";
	return textFields.has(top) ? closed + close(elements, top) : closed;
}

/**
 * What to write for an end tag: the elements left open within it are ended too.
 * An end tag without a start gives nothing.
 */
export function close(elements: OpenElements, name: string): string {
	let index = elements.lastIndexOf(name);
	if (index < 0) {
		const lower = name.toLowerCase();
		index = elements.findLastIndex((open) => open.toLowerCase() === lower);
	}
	if (index < 0) return "";
	return elements
		.splice(index)
		.reverse()
		.map((open) => `</${open}>`)
		.join("");
}
