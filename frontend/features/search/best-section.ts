import type {
	SearchDocument,
	SearchSection,
} from "#content/search/document.ts";
import type { QueryWord } from "./query-words.ts";
import { searchedWords, stemmed } from "./search-words.ts";

/** What a word is worth in a section's text, where it is worth 1 in its title. */
const textWorth = 0.5;

/** Of texts that are read once, their words and stems. */
const read = new Map<string, Set<string>>();

/** The section of a page that a query means, where it says more of it than the page's own head. */
export function bestSection(
	{ title, description, sections = [] }: SearchDocument,
	query: QueryWord[],
): SearchSection | undefined {
	let best: SearchSection | undefined;
	let most = sum(query, (word) =>
		isIn(title, word) ? 1 : isIn(description, word) ? textWorth : 0,
	);
	for (const section of sections) {
		const worth = sum(query, (word) => {
			if (isIn(section.title, word)) return 1;
			return isIn(section.text ?? "", word) ? textWorth : 0;
		});
		if (worth <= most) continue;
		most = worth;
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
	let words = read.get(text);
	if (!words) {
		words = new Set(
			searchedWords(text).flatMap((word) => [word, stemmed(word)]),
		);
		read.set(text, words);
	}
	return words;
}

function sum<T>(items: T[], worth: (item: T) => number): number {
	return items.reduce((all, item) => all + worth(item), 0);
}
