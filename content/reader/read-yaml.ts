import {
	isCollection,
	isMap,
	isScalar,
	isSeq,
	LineCounter,
	type Node,
	parseDocument,
} from "yaml";

/** A place in a file, both counted from 1. */
export type Place = { line: number; column: number };

/** A field by the keys and indexes that lead to it. */
export type Path = readonly PropertyKey[];

/** A file as data, what keeps it from being read, and where each field stands. */
export type ReadText = {
	value: unknown;
	faults: (Place & { message: string })[];
	/** Of a field that is missing: the place of what it is missing from. */
	placeOf(path: Path): Place;
};

/**
 * Reads YAML 1.2 (core schema: days and words such as "yes" stay text).
 * @param skippedLines lines of the file above the text, for the places
 */
export function readYaml(text: string, skippedLines = 0): ReadText {
	const lineCounter = new LineCounter();
	const document = parseDocument(text, { lineCounter, prettyErrors: false });
	const placeAt = (offset: number): Place => {
		const { line, col } = lineCounter.linePos(offset);
		return { line: Math.max(line, 1) + skippedLines, column: Math.max(col, 1) };
	};
	const faults = [...document.errors, ...document.warnings].map((fault) => ({
		...placeAt(fault.pos[0]),
		message: explain(fault.code, fault.message),
	}));
	let value: unknown;
	if (faults.length === 0) {
		try {
			value = document.toJS();
		} catch (error) {
			// An alias ("*name") that explodes, or has no anchor.
			const message = `cannot be read: ${error instanceof Error ? error.message : error}`;
			faults.push({ line: 1 + skippedLines, column: 1, message });
		}
	}
	return {
		value,
		faults,
		placeOf: (path) => placeAt(offsetOf(document.contents, path)),
	};
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

/** The parser's words, for the mistakes that are made most, in words that say what to do. */
function explain(code: string, message: string): string {
	switch (code) {
		case "TAB_AS_INDENT":
			return "begins this line with a tab; use blanks";
		case "DUPLICATE_KEY":
			return "has this field twice; remove one";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "BAD_INDENT":
			return 'cannot be read: look at the blanks before this line; a text with ": " in it needs quotation marks around it, or ">-" and then the text on lines of its own';
		case "MISSING_CHAR":
			return "cannot be read: a quotation mark, a bracket or a colon is missing here or just before";
		default:
			return `cannot be read: ${message}`;
	}
}
