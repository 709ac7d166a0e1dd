import { syllable } from "syllable";
import { wordsOf } from "#content/rules/texts.ts";

/** How hard sentences are to read. */
export type Grade = {
	sentences: number;
	wordsASentence: number;
	/** Years of schooling, by the Flesch-Kincaid formula. */
	grade: number;
};

/** @param sentences at least one */
export function gradeOf(sentences: string[]): Grade {
	const words = sentences.flatMap(wordsOf);
	const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
	const wordsASentence = words.length / sentences.length;
	return {
		sentences: sentences.length,
		wordsASentence,
		grade: 0.39 * wordsASentence + 11.8 * (syllables / words.length) - 15.59,
	};
}

/** Returns the sentences with more words than that, longest first. */
export function longSentences(sentences: string[], words: number): string[] {
	return sentences
		.filter((sentence) => wordsOf(sentence).length > words)
		.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length);
}
