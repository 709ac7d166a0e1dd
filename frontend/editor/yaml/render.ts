import { Document, Scalar, type ToStringOptions, visit } from "yaml";

/** The line width of files in copy/. */
const width = 80;

/** A line that grows through a small change stays one line up to this width. */
const tolerated = 92;

/**
 * Renders a value as block YAML in the style of copy/: indented by two spaces, long texts folded.
 * @param indent spaces before each line except the first
 * @returns the YAML without a trailing newline
 */
export function renderBlock(value: unknown, indent: number): string {
	const lineWidth = width - indent;
	return write(value, { lineWidth }, lineWidth - 16).replaceAll(
		/\n(?!\n|$)/g,
		`\n${" ".repeat(indent)}`,
	);
}

/** Whether a line starts or ends with spaces, or a character is invisible: only quotes preserve those. */
function needsQuotes(text: string): boolean {
	return /^\s|\s$|\s\n|\n\s/.test(text) || invisible.test(text);
}

const invisible = /[^\P{C}\n\p{Cn}]|[\u2028\u2029]/u;

/** Renders a list or map on one line, as in [Jan, Feb] and { label: Cloud, owner: All }. */
export function renderFlow(value: unknown): string {
	const options = {
		collectionStyle: "flow",
		lineWidth: 0,
		flowCollectionPadding: !Array.isArray(value),
	} as const;
	return write(value, options).replaceAll(/\n\s*/g, " ");
}

/**
 * Returns the ways to write a text in place of another, best first: in the same style, folded,
 * in quotation marks. The caller has to check that the one it uses reads back correctly.
 * @param node the text to replace
 * @param source how that is written
 * @param indent of the line on which it begins
 */
export function renderText(
	value: string,
	node: Scalar,
	source: string,
	{ indent, column, inFlow }: Surroundings,
): string[] {
	const quoted = JSON.stringify(value);
	// The first line of a text on lines of its own says how these are read, and may end with a note.
	const [, mark, note = ""] = /^([>|]\S*)(.*)\n/.exec(source) ?? [];
	// How many line breaks the text ends with depends on that, too.
	const words = mark ? value.replace(/\n+$/, "") : value;
	if (mark ? invisible.test(words) : needsQuotes(words)) return [quoted];
	const lines = wrap(wordsOf(words), indent + 2).join("\n");
	const folded = `>-${note}\n${lines}`;
	if (mark) {
		const kept = mark.startsWith(">")
			? rewrap(source, words)
			: words.replaceAll(/^(?=.)/gm, /\n( *)/.exec(source)?.[1] ?? "");
		return [`${mark}${note}\n${kept}`, folded, quoted];
	}
	const inline = renderInline(value, node.type, inFlow);
	if (inFlow) return [inline, quoted];
	if (node.type === "PLAIN" && source.includes("\n")) {
		const blanks = " ".repeat(indent + 2);
		const plain = rewrap(`>-\n${blanks}${source}`, value).trimStart();
		return [plain, folded, quoted];
	}
	const grewLong =
		column + inline.length > tolerated && column + source.length <= width;
	return grewLong ? [folded, inline, quoted] : [inline, folded, quoted];
}

export type Surroundings = { indent: number; column: number; inFlow: boolean };

/** Folds a changed text so that as many of its lines as possible stay as they were. */
function rewrap(source: string, value: string): string {
	const [, ...lines] = source.split("\n");
	const indent = lines[0]?.search(/\S/) ?? 0;
	const before = lines.map((line) => wordsOf(line.trim() || paragraph));
	const words = wordsOf(value);
	let from = 0;
	let to = words.length;
	let first = 0;
	let last = before.length;
	while (first < last && startsWith(words.slice(from, to), before[first])) {
		from += before[first++]?.length ?? 0;
	}
	while (last > first && endsWith(words.slice(from, to), before[last - 1])) {
		to -= before[--last]?.length ?? 0;
	}
	const changed = words.slice(from, to);
	const asOne = " ".repeat(indent) + changed.join(" ");
	const isOneLine =
		last - first === 1 &&
		asOne.length <= tolerated &&
		!changed.includes(paragraph);
	return [
		...lines.slice(0, first),
		...(isOneLine && changed.length > 0 ? [asOne] : wrap(changed, indent)),
		...lines.slice(last),
	].join("\n");
}

function startsWith(words: string[], line: string[] = []): boolean {
	return line.every((word, index) => word === words[index]);
}

function endsWith(words: string[], line: string[] = []): boolean {
	return (
		line.length <= words.length &&
		startsWith(words.slice(words.length - line.length), line)
	);
}

/** Between two paragraphs; a folded text has an empty line there. */
const paragraph = "\n";

/** Returns the words of a text, and a line break for each that it has. */
function wordsOf(text: string): string[] {
	return text.split("\n").flatMap((line, index) => {
		const words = line ? line.split(" ") : [];
		return index > 0 ? [paragraph, ...words] : words;
	});
}

function wrap(words: string[], indent: number): string[] {
	const lines: string[] = [];
	for (const word of words) {
		const line = lines.at(-1);
		if (word === paragraph) lines.push("");
		else if (line && line.length + 1 + word.length <= width) {
			lines.splice(-1, 1, `${line} ${word}`);
		} else lines.push(" ".repeat(indent) + word);
	}
	return lines;
}

/** Renders a text on one line, with the quotation marks that it had or needs. */
function renderInline(
	value: string,
	type: Scalar["type"],
	inFlow: boolean,
): string {
	const scalar = new Scalar(value);
	const isQuoted = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
	scalar.type = isQuoted ? type : "PLAIN";
	const collectionStyle = inFlow ? "flow" : "block";
	const text = write([scalar], { collectionStyle, lineWidth: 0 });
	return inFlow ? text.slice(1, -1).trim() : text.slice(2);
}

/** @param maxLength of a text that is not folded */
function write(
	value: unknown,
	options: ToStringOptions,
	maxLength = Number.POSITIVE_INFINITY,
): string {
	const document = new Document(value);
	visit(document, {
		Scalar(key, node) {
			if (key === "key" || typeof node.value !== "string") return;
			if (needsQuotes(node.value)) node.type = Scalar.QUOTE_DOUBLE;
			else if (node.value.length > maxLength) node.type = Scalar.BLOCK_FOLDED;
		},
	});
	return document
		.toString({
			indent: 2,
			blockQuote: "folded",
			// Keeps quoted texts on one line: folded, some do not read back correctly.
			doubleQuotedAsJSON: true,
			...options,
		})
		.trimEnd();
}
