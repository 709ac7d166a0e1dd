import { searchedWords, stemmed } from "./search-words.ts";
import { nearestWords } from "./typing-errors.ts";

/** A word of a query. */
export type QueryWord = {
	/** As it was typed, its stem, and what it is taken for; a document with any one has the word. */
	forms: string[];
	/** What it is most likely meant to be; itself where it is known. */
	meant: string;
	/** Whether documents may hold longer words that begin with it. */
	isPrefix: boolean;
};

/** What the search knows of its words. */
export type Vocabulary = {
	/** Words and stems. */
	words: () => Iterable<string>;
	/** Whether some document has the word, or another form of it. */
	has: (word: string) => boolean;
};

/** Reads a query: words joined or parted otherwise than ours, and those with letters wrong, are taken for ours. */
export function readQuery(query: string, vocabulary: Vocabulary): QueryWord[] {
	const typed = searchedWords(query);
	const isTyping = /[\p{L}\p{N}]$/u.test(query);
	const words = typed.flatMap((word, index) =>
		isTyping && index === typed.length - 1 && isBegun(word, vocabulary)
			? [word]
			: partsOf(word, vocabulary),
	);
	return words.map((word, index) => {
		const isLast = isTyping && index === words.length - 1;
		const joined = [words[index - 1] + word, word + words[index + 1]].filter(
			vocabulary.has,
		);
		const isKnown = vocabulary.has(word) || joined.length > 0;
		const isStart = !isKnown && isBegun(word, vocabulary);
		const nearest =
			isKnown || isStart ? [] : nearestWords(word, vocabulary.words(), isLast);
		const forms = [word, ...joined, ...nearest];
		return {
			forms: [...new Set(forms.flatMap((form) => [form, stemmed(form)]))],
			meant: nearest[0] ?? word,
			isPrefix: isStart || isLast,
		};
	});
}

/** Whether some word begins so. */
function isBegun(start: string, vocabulary: Vocabulary): boolean {
	for (const word of vocabulary.words()) {
		if (word.startsWith(start)) return true;
	}
	return false;
}

/** A word that nobody has in two that are known: "machinelearning", "soc2". */
function partsOf(word: string, vocabulary: Vocabulary): string[] {
	if (vocabulary.has(word)) return [word];
	for (let at = word.length - 1; at > 0; at -= 1) {
		const parts = [word.slice(0, at), word.slice(at)];
		const isPart = (part: string) =>
			(part.length > 2 || /^\d+$/.test(part)) && vocabulary.has(part);
		if (parts.every(isPart)) return parts;
	}
	return [word];
}
