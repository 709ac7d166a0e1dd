import { searchedWords, splitWords, stemmed } from "./search-words.ts";
import { nearestWords } from "./typing-errors.ts";

/** A word of a query. */
export type QueryWord = {
	/** The word as typed (first), joined with a neighbour, its corrections, and all their stems; any of them matches. */
	forms: string[];
	/** The word most likely meant; the typed word itself if it is known or nothing is near it. */
	meant: string;
	/** Whether longer words that begin with it match too. */
	isPrefix: boolean;
	/** Whether no document contains it, nor, unless it is a complete word of a few letters, one that begins with it. */
	isMissing: boolean;
};

/** Up to this length a complete word is rarely the beginning of the one that was meant, as in "car" and "careers". */
const shortLength = 3;

/** The ending of a shorter word is too much of it for the rest to be corrected. */
const minStem = 6;

/** The words that occur in the documents. */
export type Vocabulary = {
	/** All words as written. */
	words: () => ReadonlySet<string>;
	/** Whether any document contains the word, or another form of it. */
	has: (word: string) => boolean;
};

/**
 * Further words of a query are ignored, as each is compared with all of ours. The limit on characters is no limit on
 * words: some single characters stand for four, and a link may hold two hundred of those.
 */
export const maxQueryWords = 40;

/** Parses a query: words that are joined or split differently from ours, or misspelt, are matched to ours. */
export function readQuery(query: string, vocabulary: Vocabulary): QueryWord[] {
	const isTyping = /[\p{L}\p{N}]$/u.test(query);
	const typed = typedWords(query, isTyping, vocabulary).slice(0, maxQueryWords);
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
			isKnown || isStart ? [] : nearestForms(word, vocabulary, isLast);
		const forms = [word, ...joined, ...nearest];
		return {
			forms: [...new Set(forms.flatMap((form) => [form, stemmed(form)]))],
			meant: nearest[0] ?? word,
			isPrefix: isStart || isLast,
			isMissing:
				!isKnown &&
				nearest.length === 0 &&
				!(isStart && (isLast || word.length > shortLength)),
		};
	});
}

/** Returns the known words nearest to a misspelt one, or else to what its ending was added to: "pentesing" means "pentest". */
function nearestForms(word: string, vocabulary: Vocabulary, isLast: boolean) {
	const nearest = nearestWords(word, vocabulary.words(), isLast);
	const stem = stemmed(word);
	if (nearest.length > 0 || stem.length < minStem) return nearest;
	return nearestWords(stem, vocabulary.words(), false).filter(
		(other) => other[0] === word[0],
	);
}

/** Filler words are left out, unless there is nothing else yet and the last one may become another, as "in" may "incident". */
function typedWords(query: string, isTyping: boolean, vocabulary: Vocabulary) {
	const words = searchedWords(query);
	if (words.length > 0 || !isTyping) return words;
	return splitWords(query)
		.slice(-1)
		.filter((word) => isBegun(word, vocabulary));
}

/** Returns whether any known word begins with `start`. */
function isBegun(start: string, vocabulary: Vocabulary): boolean {
	for (const word of vocabulary.words()) {
		if (word.startsWith(start)) return true;
	}
	return false;
}

/** Splits an unknown word into two known ones where possible: "machinelearning", "soc2". */
function partsOf(word: string, vocabulary: Vocabulary): string[] {
	if (vocabulary.has(word)) return [word];
	for (let at = word.length - 1; at > 0; at -= 1) {
		const parts = [word.slice(0, at), word.slice(at)];
		const isPart = (part: string) =>
			(part.length > 2 || /^\d+$/.test(part)) && vocabulary.words().has(part);
		if (parts.every(isPart)) return parts;
	}
	return [word];
}
