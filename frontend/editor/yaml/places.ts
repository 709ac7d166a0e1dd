import type { Node } from "yaml";

/** Where the line of a place begins. */
export function lineStart(text: string, offset: number): number {
	return text.lastIndexOf("\n", offset - 1) + 1;
}

/** Where it ends, before its newline. */
export function lineEnd(text: string, offset: number): number {
	const end = text.indexOf("\n", offset);
	return end < 0 ? text.length : end;
}

/** Characters before a place on its line. */
export function columnOf(text: string, offset: number): number {
	return offset - lineStart(text, offset);
}

/** Blanks at the beginning of a place's line; the hyphens of a list's entry count as such. */
export function indentAt(text: string, offset: number): number {
	const line = text.slice(lineStart(text, offset), lineEnd(text, offset));
	return /^ *(?:- +)*/.exec(line)?.[0].length ?? 0;
}

/** Where a part of a file ends, without the newlines behind it. */
export function nodeEnd(text: string, node: Node): number {
	const [start, end] = node.range ?? [0, 0];
	return start + text.slice(start, end).trimEnd().length;
}
