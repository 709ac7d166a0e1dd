import { isDeepStrictEqual } from "node:util";
import {
	isMap,
	isScalar,
	isSeq,
	type Node,
	type Pair,
	type Scalar,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import { changeList } from "./change-list.ts";
import { columnOf, indentAt, lineEnd, lineStart, nodeEnd } from "./places.ts";
import { renderBlock, renderFlow, renderText } from "./render.ts";
import type { Change } from "./set-value.ts";

type Fields = Record<string, unknown>;
type Field = Pair<Scalar<string>, Node | null>;

/**
 * Returns the first change that brings part of a file closer to a value.
 * @param node that part, whose value differs from the target
 */
export function findChange(
	text: string,
	node: Node | null,
	target: unknown,
	inFlow = false,
): Change {
	if (isMap(node) && isFields(target)) {
		return changeFields(text, node, target, inFlow || node.flow === true);
	}
	if (isSeq(node) && Array.isArray(target)) {
		return changeItems(text, node, target, inFlow || node.flow === true);
	}
	const start = node?.range?.[0] ?? text.length;
	const end = node ? nodeEnd(text, node) : text.length;
	const texts =
		isScalar(node) && typeof target === "string"
			? renderText(target, node as Scalar, text.slice(start, end), {
					indent: indentAt(text, start),
					column: columnOf(text, start),
					inFlow,
				})
			: [inFlow ? renderFlow(target) : renderBlock(target, 0)];
	return { start, end, texts };
}

function changeFields(
	text: string,
	map: YAMLMap,
	target: Fields,
	inFlow: boolean,
): Change {
	const pairs = map.items as Field[];
	const value = map.toJSON() as Fields;
	const isSameShape = Object.keys({ ...value, ...target }).every(
		(key) => key in value && key in target,
	);
	if (inFlow && !isSameShape) return rewriteFlow(text, map, target);

	for (const pair of pairs) {
		const key = pair.key.value;
		if (isDeepStrictEqual(value[key], target[key])) continue;
		if (!(key in target)) return removeField(text, pairs, pair);
		if (canGoInto(pair.value, target[key], inFlow)) {
			return findChange(text, pair.value, target[key], inFlow);
		}
		if (inFlow) return rewriteFlow(text, map, target);
		return rewriteField(text, pair, target[key]);
	}
	return addField(text, pairs, target);
}

/** Whether a part can be changed in place. Otherwise it is of a different kind from its new value, and is rewritten. */
function canGoInto(node: Node | null, target: unknown, inFlow: boolean) {
	if (isMap(node)) {
		return isFields(target) && (inFlow || node.items.length > 0);
	}
	if (isSeq(node)) {
		if (!Array.isArray(target)) return false;
		return inFlow || (node.items.length > 0 && target.length > 0);
	}
	return (
		isScalar(node) &&
		node.value !== null &&
		(typeof target !== "object" || target === null)
	);
}

function changeItems(
	text: string,
	list: YAMLSeq,
	target: unknown[],
	inFlow: boolean,
): Change {
	const items = list.items as Node[];
	const values = items.map((item) => item.toJSON());
	if (inFlow && values.length !== target.length) {
		return rewriteFlow(text, list, target);
	}
	const moved = inFlow ? undefined : changeList(text, list, values, target);
	if (moved) return moved;
	const index = values.findIndex(
		(value, at) => !isDeepStrictEqual(value, target[at]),
	);
	const item = items[index] ?? null;
	if (canGoInto(item, target[index], inFlow)) {
		return findChange(text, item, target[index], inFlow);
	}
	if (inFlow || !item) return rewriteFlow(text, list, target);
	const start = item.range?.[0] ?? 0;
	return {
		start,
		end: nodeEnd(text, item),
		texts: [renderBlock(target[index], columnOf(text, start))],
	};
}

function rewriteFlow(text: string, node: Node, target: unknown): Change {
	const start = node.range?.[0] ?? 0;
	return { start, end: nodeEnd(text, node), texts: [renderFlow(target)] };
}

function startOf(pair: Field): number {
	return pair.key.range?.[0] ?? 0;
}

function endOf(text: string, pair: Field): number {
	const last = pair.value ?? pair.key;
	// Includes a comment at the end of the line.
	return lineEnd(text, nodeEnd(text, last));
}

function removeField(text: string, pairs: Field[], pair: Field): Change {
	const start = startOf(pair);
	const end = endOf(text, pair);
	const next = pairs[pairs.indexOf(pair) + 1];
	if (pairs.length === 1) return { start, end, texts: ["{}"] };
	// The first field of a list entry is on the same line as the entry's hyphen.
	const from = lineStart(text, start);
	if (next && text.slice(from, start).trim() !== "") {
		return { start, end: startOf(next), texts: [""] };
	}
	// Removes the preceding newline too, or the following one at the start of the file.
	return from > 0
		? { start: from - 1, end, texts: [""] }
		: { start: 0, end: end + 1, texts: [""] };
}

function rewriteField(text: string, pair: Field, value: unknown): Change {
	const start = startOf(pair);
	return {
		start,
		end: endOf(text, pair),
		texts: [renderBlock({ [pair.key.value]: value }, columnOf(text, start))],
	};
}

/** Adds the first new field, after the one that precedes it in the value. */
function addField(text: string, pairs: Field[], target: Fields): Change {
	const existing = pairs.map((pair) => pair.key.value);
	const names = Object.keys(target);
	const name = names.find((key) => !existing.includes(key)) ?? "";
	const before = names
		.slice(0, names.indexOf(name))
		.findLast((key) => existing.includes(key));
	const first = pairs[0];
	const column = first ? columnOf(text, startOf(first)) : 0;
	const blanks = " ".repeat(column);
	const field = renderBlock({ [name]: target[name] }, column);
	if (before === undefined) {
		const start = first ? startOf(first) : text.length;
		return { start, end: start, texts: [`${field}\n${blanks}`] };
	}
	const pair = pairs[existing.indexOf(before)];
	const end = pair ? endOf(text, pair) : text.length;
	// If a blank line follows, the new field is separated by one too.
	const gap = column === 0 && /^\n\n/.test(text.slice(end)) ? "\n\n" : "\n";
	return { start: end, end, texts: [`${gap}${blanks}${field}`] };
}

function isFields(value: unknown): value is Fields {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
