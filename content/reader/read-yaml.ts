import {
	isCollection,
	isMap,
	isScalar,
	isSeq,
	LineCounter,
	type Node,
	parseDocument,
} from "yaml";
import { faultsOf } from "./yaml-faults.ts";

/** A line and a column of a file, both counted from 1. */
export type Place = { line: number; column: number };

/** The keys and indexes that lead to a field. */
export type Path = readonly PropertyKey[];

/** A file as data, any errors that prevent reading it, and where each field is. */
export type ReadText = {
	value: unknown;
	faults: (Place & { message: string })[];
	/** For a missing field, returns the place of what it is missing from. */
	placeOf(path: Path): Place;
};

/**
 * Reads YAML 1.2 (core schema: dates and words such as "yes" stay text).
 * @param skippedLines number of lines above the text in the file, added to line numbers
 */
export function readYaml(text: string, skippedLines = 0): ReadText {
	const { document } = parse(text);
	const faults = faultsOf(document, text).map(({ line, message }) => ({
		line: line + 1 + skippedLines,
		column: 1,
		message,
	}));
	const value: unknown = faults.length === 0 ? document.toJS() : undefined;
	// Parsed again only on demand: nodes take twenty times the text's memory, and most files have no problems.
	let parsed: ReturnType<typeof parse> | undefined;
	return {
		value,
		faults,
		placeOf(path) {
			parsed ??= parse(text);
			const offset = offsetOf(parsed.document.contents, path);
			const { line, col } = parsed.lineCounter.linePos(offset);
			return {
				line: Math.max(line, 1) + skippedLines,
				column: Math.max(col, 1),
			};
		},
	};
}

function parse(text: string) {
	const lineCounter = new LineCounter();
	const document = parseDocument(text, { lineCounter, prettyErrors: false });
	return { document, lineCounter };
}

function offsetOf(root: Node | null, path: Path): number {
	let node: unknown = root;
	let offset = root?.range?.[0] ?? 0;
	for (const key of path) {
		if (isMap(node)) {
			const pair = node.items.find(
				(item) => isScalar(item.key) && item.key.value === key,
			);
			if (!pair) break;
			offset = rangeStart(pair.key) ?? offset;
			node = pair.value;
		} else if (isSeq(node)) {
			node = node.items[Number(key)];
			offset = rangeStart(node) ?? offset;
		} else break;
	}
	return offset;
}

function rangeStart(node: unknown): number | undefined {
	return isScalar(node) || isCollection(node) ? node.range?.[0] : undefined;
}
