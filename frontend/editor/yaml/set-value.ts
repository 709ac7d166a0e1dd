import { isDeepStrictEqual } from "node:util";
import { type Document, type Node, parseDocument } from "yaml";
import { findChange } from "./find-change.ts";

/** Texts that may stand in place of a part of the file; the first that reads back right is taken. */
export type Change = { start: number; end: number; texts: string[] };

/**
 * Gives a YAML file another value by changing as few of its characters as possible: comments,
 * order, quotation marks, folding and empty lines of all else stay as they are.
 * @param value plain data; fields that are undefined are not there
 * @throws when the file cannot be read, or a change cannot be written
 */
export function setValue(text: string, value: unknown): string {
	const target: unknown = JSON.parse(JSON.stringify(value));
	let written = text;
	// One change at a time, each found in the file as it then is: they never disturb each other.
	for (;;) {
		const document = read(written);
		if (isDeepStrictEqual(document.toJS(), target)) return written;
		const change = findChange(written, document.contents as Node, target);
		written = apply(written, change, target);
	}
}

/** How many parts of a value are not as in the other; each change must bring them closer. */
function distance(value: unknown, target: unknown): number {
	if (isDeepStrictEqual(value, target)) return 0;
	if (!isParts(value) || !isParts(target)) return size(value) + size(target);
	if (Array.isArray(value) !== Array.isArray(target)) {
		return size(value) + size(target);
	}
	const keys = new Set([...Object.keys(value), ...Object.keys(target)]);
	return [...keys].reduce(
		(sum, key) => sum + distance(value[key], target[key]),
		0,
	);
}

function apply(text: string, { start, end, texts }: Change, target: unknown) {
	const before = distance(read(text).toJS(), target);
	for (const part of texts) {
		const changed = text.slice(0, start) + part + text.slice(end);
		const document = parseDocument(changed);
		if (document.errors.length > 0) continue;
		if (distance(document.toJS(), target) < before) return changed;
	}
	throw new Error(`cannot be written: ${text.slice(start, end)}`);
}

function read(text: string): Document {
	const document = parseDocument(text, { keepSourceTokens: true });
	if (document.errors[0]) throw document.errors[0];
	return document;
}

function isParts(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

function size(value: unknown): number {
	if (value === undefined) return 0;
	if (!isParts(value)) return 1;
	return 1 + Object.values(value).reduce<number>((sum, v) => sum + size(v), 0);
}
