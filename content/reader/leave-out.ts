/**
 * Removes the sentences that contain one of the given words. A sentence ends with a full stop, a
 * question mark or an exclamation mark followed by a space or the end of the line; a list entry
 * with nothing left is removed with its "- ". Headings stay as they are. Lines below keep their
 * numbers, so that problems are still reported with the right line.
 */
export function leaveOut(text: string, words: readonly string[]): string {
	const hasWord = (part: string) => words.some((word) => part.includes(word));
	if (!hasWord(text)) return text;
	return blocksOf(text)
		.map((block) =>
			hasWord(block) && !/^#{2,3} /.test(block)
				? withoutSentences(block, hasWord)
				: block,
		)
		.join("\n");
}

/** Splits a text into paragraphs, headings and list entries, each with the empty lines after it. */
function blocksOf(text: string): string[] {
	// The lookbehind after its newline, or each of many spaces would look back to the first.
	return text.split(
		/\n(?=- |\d{1,3}[.)] |#{2,3} )|\n(?<=\n[ \t\r]*\n)(?=[ \t]*\S)/,
	);
}

function withoutSentences(
	block: string,
	hasWord: (sentence: string) => boolean,
): string {
	const [bullet = ""] = /^\s*(?:-|\d{1,3}[.)]) /.exec(block) ?? [];
	const sentences = block.slice(bullet.length).split(/(?<=[.!?])(?=\s)/);
	const left = sentences.filter((sentence) => !hasWord(sentence));
	const remaining = left.join("").trimStart();
	const removedLines = block.split("\n").length - remaining.split("\n").length;
	return (
		(remaining.trim() === "" ? remaining : bullet + remaining) +
		"\n".repeat(removedLines)
	);
}
