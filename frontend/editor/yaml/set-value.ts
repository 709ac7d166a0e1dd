import { isDeepStrictEqual } from "node:util";
import { type Document, type Node, parseDocument } from "yaml";
import { findChange } from "./find-change.ts";

/** Alternative replacements for a part of the file; the first that reads back correctly is used. */
export type Change = { start: number; end: number; texts: string[] };

/**
 * Sets the value of a YAML file with as few changes as possible: comments, order, quotation
 * marks, folding and blank lines elsewhere stay as they are.
 * @param value plain data; undefined fields count as absent
 * @throws when the file cannot be read, or a change cannot be written
 */
export function setValue(text: string, value: unknown): string {
	const target: unknown = JSON.parse(JSON.stringify(value));
	let read = readDocument(text);
	// One change at a time, each found in the latest text, so that they never interfere.
	while (!isDeepStrictEqual(read.value, target)) {
		const contents = read.document.contents as Node;
		read = apply(read, findChange(read.text, contents, target), target);
	}
	return read.text;
}

type Read = { text: string; document: Document; value: unknown };

/** Returns how many parts of two values differ; each change must reduce it. */
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

function apply(read: Read, change: Change, target: unknown): Read {
	const before = distance(read.value, target);
	const head = read.text.slice(0, change.start);
	const tail = read.text.slice(change.end);
	for (const part of change.texts) {
		const changed = tryToRead(head + part + tail);
		if (changed && distance(changed.value, target) < before) return changed;
	}
	const part = read.text.slice(change.start, change.end);
	throw new Error(`cannot be written: ${part}`);
}

function tryToRead(text: string): Read | undefined {
	const document = parseDocument(text, { keepSourceTokens: true });
	return document.errors.length > 0
		? undefined
		: { text, document, value: document.toJS() };
}

/** The last file read: while its author types, each draft is a change to the same text. */
let lastRead: Read | undefined;

function readDocument(text: string): Read {
	if (lastRead?.text !== text) lastRead = tryToRead(text);
	if (!lastRead) throw new Error("cannot be read");
	return lastRead;
}

function isParts(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

function size(value: unknown): number {
	if (value === undefined) return 0;
	if (!isParts(value)) return 1;
	return 1 + Object.values(value).reduce<number>((sum, v) => sum + size(v), 0);
}
