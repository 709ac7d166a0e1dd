import { searchedWords, stemmed } from "./search-words.ts";

/** A text of a document, and the worth of a word in it. */
export type Field = { text: string; worth: number };

/** How much each additional word in a field lowers the worth of a word there. */
const dilution = 0.02;

/** Factor for longer words that begin with the word looked for. */
const prefixWorth = 0.4;

/** Creates an index of the words that documents contain; documents are numbered as they are added. */
export function createWordIndex() {
	/** For each word and stem, the documents that contain it, and its worth in each. */
	const entries = new Map<string, Map<number, number>>();
	/** The words as written, without stems. */
	const written = new Set<string>();
	let total = 0;

	/** Adds a document; its number is how many there were before. */
	function add(fields: Field[]): void {
		const number = total++;
		for (const { text, worth } of fields) {
			const words = new Set(searchedWords(text));
			const each = worth / (1 + dilution * (words.size - 1));
			for (const word of words) {
				written.add(word);
				raise(word, number, each);
				const stem = stemmed(word);
				if (stem !== word) raise(stem, number, each);
			}
		}
	}

	function raise(word: string, number: number, worth: number): void {
		const documents = entries.get(word) ?? new Map<number, number>();
		documents.set(number, (documents.get(number) ?? 0) + worth);
		entries.set(word, documents);
	}

	/** Returns the weight of a word that `count` documents contain: rare words weigh more. */
	const rarity = (count: number) => Math.log(1 + total / count);

	/**
	 * Returns the documents that contain a word, with its score in each.
	 * @param isPrefix whether longer words that begin with it match too, with a lower score
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
		/** All words as written: nobody means a stem such as "caus". */
		words: () => written,
		/** Returns whether any document contains the word, or another form of it. */
		has: (word: string) => entries.has(word) || entries.has(stemmed(word)),
	};
}
