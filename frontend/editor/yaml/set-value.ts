import { isDeepStrictEqual } from "node:util";
import { type Document, type Node, parseDocument } from "yaml";
import { distance } from "./distance.ts";
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
