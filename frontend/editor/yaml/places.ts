import type { Node } from "yaml";

/** Returns the offset at which the line around an offset starts. */
export function lineStart(text: string, offset: number): number {
	return text.lastIndexOf("\n", offset - 1) + 1;
}

/** Returns the offset at which that line ends, before its newline. */
export function lineEnd(text: string, offset: number): number {
	const end = text.indexOf("\n", offset);
	return end < 0 ? text.length : end;
}

/** Returns the number of characters before an offset on its line. */
export function columnOf(text: string, offset: number): number {
	return offset - lineStart(text, offset);
}

/** Returns the indentation of the line around an offset, counting the hyphens of list entries. */
export function indentAt(text: string, offset: number): number {
	const line = text.slice(lineStart(text, offset), lineEnd(text, offset));
	return /^ *(?:- +)*/.exec(line)?.[0].length ?? 0;
}

/** Returns the offset at which a node ends, without trailing newlines. */
export function nodeEnd(text: string, node: Node): number {
	const [start, end] = node.range ?? [0, 0];
	return start + text.slice(start, end).trimEnd().length;
}
