import { isDeepStrictEqual } from "node:util";
import type { Node, YAMLSeq } from "yaml";
import { distance } from "./distance.ts";
import { columnOf, lineEnd, nodeEnd } from "./places.ts";
import { renderBlock } from "./render.ts";
import type { Change } from "./set-value.ts";

/**
 * Adds, moves and removes entries of a list, each with its comments; changes inside an entry are
 * left for later.
 * @param values the current entries
 * @returns undefined if every entry is already in its place
 */
export function changeList(
	text: string,
	list: YAMLSeq,
	values: unknown[],
	target: unknown[],
): Change | undefined {
	const sources = findSources(values, target);
	const isInPlace =
		values.length === target.length &&
		sources.every((source, index) => source === index);
	const chunks = readChunks(text, list);
	const first = chunks[0];
	const last = chunks.at(-1);
	if (isInPlace || !first || !last) return;
	const blanks = " ".repeat(columnOf(text, first.start));
	const gaps = chunks.slice(1).map(({ start }, index) => {
		return text.slice(chunks[index]?.end, start);
	});
	const plain = gaps.filter((gap) => gap.trim() === "");
	const isSpaced = (plain.length > 0 ? plain : gaps).some((gap) =>
		/\n[ \t]*\n[ \t]*$/.test(gap),
	);
	// A note with an empty line below it is not about one entry: it stays, above the next that does.
	const notes = ["", ...gaps, ""].map((gap) => gap.trim());
	for (const index of chunks.keys()) {
		if (sources.includes(index)) continue;
		notes[index + 1] = joinNotes([notes[index], notes[index + 1]], blanks);
	}
	const entries = sources.map((source, index) => {
		const chunk = chunks[source];
		const kept = chunk && text.slice(chunk.start, chunk.end);
		const entry = kept
			? joinNotes([notes[source], kept], blanks)
			: renderBlock([target[index]], blanks.length);
		if (index === 0) return entry;
		const gap = isSpaced || notes[source] ? "\n\n" : "\n";
		return `${gap}${blanks}${entry}`;
	});
	return {
		start: first.start,
		end: last.end,
		texts: [joinNotes([entries.join(""), notes[chunks.length]], blanks)],
	};
}

function joinNotes(parts: (string | undefined)[], blanks: string): string {
	return parts.filter(Boolean).join(`\n\n${blanks}`);
}

/** In place of an index, for an entry that is in none of the old list. */
const none = -1;

/** Returns, for each entry of the new list, its index in the old one: as many entries as possible keep their comments. */
function findSources(values: unknown[], target: unknown[]): number[] {
	const sources = matchEntries(values, target);
	const moved = sources.map((source, index) =>
		source === none ? target[index] : values[source],
	);
	if (distance(moved, target) < distance(values, target)) return sources;
	return target.map((_, index) => (index < values.length ? index : none));
}

/** An equal entry, or else one that was changed: one of the same name, of mostly the same words, or in the same place. */
function matchEntries(values: unknown[], target: unknown[]): number[] {
	const free = new Set(values.keys());
	const sources = target.map(() => none);
	const match = (likeness: (old: unknown, value: unknown) => number) => {
		for (const [index, value] of target.entries()) {
			if (sources[index] !== none) continue;
			const [best] = [index, ...free]
				.filter((at) => free.has(at))
				.map((at) => ({ at, score: likeness(values[at], value) }))
				.toSorted((one, other) => other.score - one.score);
			if (!best || best.score <= 0) continue;
			sources[index] = best.at;
			free.delete(best.at);
		}
	};
	match((old, value) => Number(isDeepStrictEqual(old, value)));
	match((old, value) => {
		const name = nameOf(value);
		return Number(name !== undefined && nameOf(old) === name);
	});
	match(sharedWords);
	if (values.length !== target.length) return sources;
	return sources.map((source, index) =>
		source === none && free.has(index) ? index : source,
	);
}

function nameOf(entry: unknown): unknown {
	const { id, name, title } = Object(entry);
	return id ?? name ?? title;
}

/** Returns the share of words that two entries have in common; 0 if it is not more than half. */
function sharedWords(old: unknown, value: unknown): number {
	const [before, after] = [wordsOf(old), wordsOf(value)];
	const shared = after.filter((word) => before.includes(word)).length;
	const share = shared / Math.max(before.length, after.length);
	return share > 0.5 ? share : 0;
}

function wordsOf(value: unknown): string[] {
	return typeof value === "object" && value !== null
		? Object.values(value).flatMap(wordsOf)
		: String(value).split(" ");
}

type Chunk = { start: number; end: number };

/** Returns each entry's range, with the comments directly above it and those that end it. */
function readChunks(text: string, list: YAMLSeq): Chunk[] {
	const token = list.srcToken;
	if (token?.type !== "block-seq") return [];
	const chunks: Chunk[] = [];
	for (const [index, item] of (list.items as Node[]).entries()) {
		const hyphen = token.items[index]?.start.find(
			({ type }) => type === "seq-item-ind",
		);
		const dash = hyphen?.offset ?? item.range?.[0] ?? 0;
		const column = columnOf(text, dash);
		const last = chunks.at(-1);
		if (last) last.end += notesBelow(text.slice(last.end, dash), column);
		chunks.push({
			start: last ? withNotesAbove(text, last.end, dash) : dash,
			end: lineEnd(text, nodeEnd(text, item)),
		});
	}
	const [first, last] = [chunks[0], chunks.at(-1)];
	if (!first || !last) return [];
	// What follows the list is not its last entry's, unless it is further in.
	const [inside = ""] =
		notesInside(columnOf(text, first.start)).exec(text.slice(last.end)) ?? [];
	last.end += inside.length;
	return chunks;
}

/** Returns the length of the notes that end an entry: further in than its hyphen, or above an empty line. */
function notesBelow(gap: string, column: number): number {
	const found =
		notesInside(column).exec(gap) ?? /^(?:\n *#.*)+(?=\n[ \t]*\n)/.exec(gap);
	return found?.[0].length ?? 0;
}

function notesInside(column: number): RegExp {
	return new RegExp(`^(?:\\n {${column + 1},}#.*)+`);
}

/** Returns where the notes directly above an entry start, or else the entry. @param from the end of the entry before */
function withNotesAbove(text: string, from: number, dash: number): number {
	const above = /(?:\n *#.*)*\n *$/.exec(text.slice(from, dash));
	if (!above) return dash;
	const line = from + above.index + 1;
	const indent = text.slice(line).search(/[^ ]/);
	return line + Math.min(indent, columnOf(text, dash));
}
