import { searchedWords, stemmed } from "./search-words.ts";

/** A text of a document, and what a word in it is worth. */
export type Field = { text: string; worth: number };

/** How much less a word is worth for each other word beside it in its field. */
const dilution = 0.02;

/** What a longer word is worth that begins with the one looked for. */
const prefixWorth = 0.4;

/** Which documents hold which words. Documents are known by the number of their coming. */
export function createWordIndex() {
	/** For each word and stem, the documents that hold it, and what it is worth in each. */
	const entries = new Map<string, Map<number, number>>();
	let total = 0;

	/** Takes in a document. @returns its number, from 0 */
	function add(fields: Field[]): number {
		const number = total++;
		for (const { text, worth } of fields) {
			const words = new Set(searchedWords(text));
			const each = worth / (1 + dilution * (words.size - 1));
			for (const word of words) {
				raise(word, number, each);
				const stem = stemmed(word);
				if (stem !== word) raise(stem, number, each);
			}
		}
		return number;
	}

	function raise(word: string, number: number, worth: number): void {
		const documents = entries.get(word) ?? new Map<number, number>();
		documents.set(number, (documents.get(number) ?? 0) + worth);
		entries.set(word, documents);
	}

	/** How much a word says that so many documents have: a rare one says more. */
	const rarity = (count: number) => Math.log(1 + total / count);

	/**
	 * The documents that hold a word, with what it is worth in each.
	 * @param isPrefix whether longer words that begin with it will do, for less
	 */
	function find(word: string, isPrefix: boolean): Map<number, number> {
		const found = new Map<number, number>();
		const take = (documents: Map<number, number>, share: number) => {
			const factor = rarity(documents.size) * share;
			for (const [number, worth] of documents) {
				const score = worth * factor;
				if (score > (found.get(number) ?? 0)) found.set(number, score);
			}
		};
		if (isPrefix) {
			for (const [other, documents] of entries) {
				if (other.startsWith(word)) take(documents, prefixWorth);
			}
		}
		const whole = entries.get(word);
		if (whole) take(whole, 1);
		return found;
	}

	return {
		add,
		find,
		rarity,
		/** All words and stems. */
		words: () => entries.keys(),
		/** Whether some document has the word, or another form of it. */
		has: (word: string) => entries.has(word) || entries.has(stemmed(word)),
	};
}
