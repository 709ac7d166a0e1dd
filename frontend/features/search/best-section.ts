import type {
	SearchDocument,
	SearchSection,
} from "#content/search/document.ts";
import type { QueryWord } from "./query-words.ts";
import { searchedWords, stemmed } from "./search-words.ts";

/** Worth of a word in a section's text; in its title a word is worth 1. */
const textWorth = 0.5;

/** Cache of the words and stems of each text. */
const wordCache = new Map<string, Set<string>>();

/** Returns the section that best matches a query, if it does so better than the page's title and description. */
export function bestSection(
	{ title, description, sections = [] }: SearchDocument,
	query: QueryWord[],
): SearchSection | undefined {
	let best: SearchSection | undefined;
	let highest = sum(query, (word) =>
		isIn(title, word) ? 1 : isIn(description, word) ? textWorth : 0,
	);
	for (const section of sections) {
		const worth = sum(query, (word) => {
			if (isIn(section.title, word)) return 1;
			return isIn(section.text ?? "", word) ? textWorth : 0;
		});
		if (worth <= highest) continue;
		highest = worth;
		best = section;
	}
	return best;
}

function isIn(text: string, { forms, isPrefix }: QueryWord): boolean {
	const words = wordsOf(text);
	if (forms.some((form) => words.has(form))) return true;
	const [start = ""] = forms;
	if (!isPrefix || start.length < 3) return false;
	for (const word of words) if (word.startsWith(start)) return true;
	return false;
}

function wordsOf(text: string): Set<string> {
	let words = wordCache.get(text);
	if (!words) {
		words = new Set(
			searchedWords(text).flatMap((word) => [word, stemmed(word)]),
		);
		wordCache.set(text, words);
	}
	return words;
}

function sum<T>(items: T[], worth: (item: T) => number): number {
	return items.reduce((all, item) => all + worth(item), 0);
}
