/**
 * A text without the sentences that hold one of some words. A sentence ends with a full stop,
 * a question mark or an exclamation mark that has a blank or the end of a line behind it; an
 * entry of a list of which nothing is left goes with its "- ". Headings stay as they are.
 * Lines below keep their numbers, so that a problem is still told with the right one.
 */
export function leaveOut(text: string, words: readonly string[]): string {
	const isNamedIn = (part: string) => words.some((word) => part.includes(word));
	if (!isNamedIn(text)) return text;
	return blocksOf(text)
		.map((block) =>
			isNamedIn(block) && !block.startsWith("## ")
				? withoutSentences(block, isNamedIn)
				: block,
		)
		.join("\n");
}

/** Paragraphs, headings and entries of lists, each with the empty lines behind it. */
function blocksOf(text: string): string[] {
	return text.split(/\n(?=- |## )|(?<=\n[ \t\r]*)\n(?=[ \t]*\S)/);
}

function withoutSentences(
	block: string,
	isOut: (sentence: string) => boolean,
): string {
	const [bullet = ""] = /^\s*- /.exec(block) ?? [];
	const sentences = block.slice(bullet.length).split(/(?<=[.!?])(?=\s)/);
	const left = sentences.filter((sentence) => !isOut(sentence));
	const kept = left.join("").trimStart();
	const lost = block.split("\n").length - kept.split("\n").length;
	return (kept.trim() === "" ? kept : bullet + kept) + "\n".repeat(lost);
}
