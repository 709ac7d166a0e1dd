import { isDeepStrictEqual } from "node:util";
import type { Node, YAMLSeq } from "yaml";
import { columnOf, lineEnd, lineStart, nodeEnd } from "./places.ts";
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
	const sources = matchEntries(values, target);
	const isInPlace =
		values.length === target.length &&
		sources.every((source, index) => source === index);
	const chunks = readChunks(text, list);
	const first = chunks[0];
	const last = chunks.at(-1);
	if (isInPlace || !first || !last) return;
	const column = columnOf(text, first.dash);
	const blanks = " ".repeat(column);
	const isSpaced = chunks
		.slice(1)
		.some(({ start }) => /\n[ \t]*\n[ \t]*$/.test(text.slice(0, start)));
	const entries = sources.map((source, index) => {
		const chunk = source === undefined ? undefined : chunks[source];
		return chunk
			? text.slice(chunk.start, chunk.end)
			: renderBlock([target[index]], column);
	});
	return {
		start: first.start,
		end: last.end,
		texts: [entries.join(`\n${isSpaced ? "\n" : ""}${blanks}`)],
	};
}

/** Returns, for each entry of the new list, its index in the old one: an equal entry, or else an unused one. */
function matchEntries(
	values: unknown[],
	target: unknown[],
): (number | undefined)[] {
	const free = new Set(values.keys());
	const take = (index: number | undefined) => {
		if (index !== undefined) free.delete(index);
		return index;
	};
	const same = target.map((value, index) =>
		take(
			[index, ...free].find(
				(at) => free.has(at) && isDeepStrictEqual(values[at], value),
			),
		),
	);
	// A changed entry is matched with the old one at its index; if the length changed, with the next unused one.
	const keepsLength = values.length === target.length;
	const missing = same.filter((source) => source === undefined).length;
	const surplus = missing - free.size;
	return same.map((source, index) => {
		if (source !== undefined) return source;
		if (keepsLength && free.has(index)) return take(index);
		if (surplus > 0 && index >= values.length) return undefined;
		return take([...free][0]);
	});
}

type Chunk = { start: number; dash: number; end: number };

/** Returns each entry's range, from its hyphen, or the comments directly above, to its end. */
function readChunks(text: string, list: YAMLSeq): Chunk[] {
	const token = list.srcToken;
	if (token?.type !== "block-seq") return [];
	const items = list.items as Node[];
	return items.map((item, index) => {
		const hyphen = token.items[index]?.start.find(
			({ type }) => type === "seq-item-ind",
		);
		const dash = hyphen?.offset ?? item.range?.[0] ?? 0;
		return {
			dash,
			start: index === 0 ? dash : withComments(text, dash),
			end: lineEnd(text, nodeEnd(text, item)),
		};
	});
}

function withComments(text: string, dash: number): number {
	let line = lineStart(text, dash);
	const column = dash - line;
	for (;;) {
		const above = lineStart(text, line - 1);
		if (line === 0 || !/^ *#/.test(text.slice(above, line))) break;
		line = above;
	}
	return line + column;
}
