import { visibleTexts, wordsOf } from "./texts.ts";

type Source = { where: string; value: unknown };

/** Runs of more than this many words that two files share count as copied. */
const longestShared = 8;

/**
 * What two files say in the same words: whole sentences, however short beyond four words,
 * and runs of more than eight words. One line a run, which names both files.
 */
export function sharedPassages(sources: Source[]): string[] {
	return [
		...shared(sources, sentences, "the sentence"),
		...shared(sources, runs, "the words"),
	];
}

/** The sentences of a file, without headings and labels. */
export function sentences(value: unknown): string[] {
	return visibleTexts(value).flatMap(({ text }) =>
		text
			.split(/(?<=[.?!])\s+/)
			.filter((sentence) => /[.?!]$/.test(sentence))
			.map((sentence) => wordsOf(sentence).join(" "))
			.filter((sentence) => sentence.split(" ").length > 4),
	);
}

function runs(value: unknown): string[] {
	const length = longestShared + 1;
	return visibleTexts(value).flatMap(({ text }) => {
		const words = wordsOf(text);
		const count = Math.max(0, words.length - length + 1);
		return Array.from({ length: count }, (_, at) =>
			words.slice(at, at + length).join(" "),
		);
	});
}

function shared(
	sources: Source[],
	partsOf: (value: unknown) => string[],
	name: string,
): string[] {
	const firstIn = new Map<string, string>();
	const found: string[] = [];
	for (const { where, value } of sources) {
		for (const part of new Set(partsOf(value))) {
			const first = firstIn.get(part);
			if (first) found.push(`${where} and ${first} share ${name} "${part}"`);
			else firstIn.set(part, where);
		}
	}
	return found;
}
