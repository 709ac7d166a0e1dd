import type {
	SearchDocument,
	SearchSection,
} from "#content/search/document.ts";
import { memoize } from "./memoize.ts";
import type { QueryWord } from "./query-words.ts";
import { searchedWords, stemmed } from "./search-words.ts";

/** Worth of a word in a section's text; in its title a word is worth 1. */
const textWorth = 0.5;

/** Returns the section that best matches a query, if it does so better than the page's title and description. */
export function bestSection(
	{ title, description, sections = [] }: SearchDocument,
	query: QueryWord[],
): SearchSection | undefined {
	let best: SearchSection | undefined;
	let highest = worthOf(query, title, description);
	for (const section of sections) {
		const worth = worthOf(query, section.title, section.text);
		if (worth <= highest) continue;
		highest = worth;
		best = section;
	}
	return best;
}

/** Returns how well a page or section with this title and text matches a query. */
function worthOf(query: QueryWord[], title: string, text = ""): number {
	return query.reduce((sum, word) => {
		if (isIn(title, word)) return sum + 1;
		return isIn(text, word) ? sum + textWorth : sum;
	}, 0);
}

function isIn(text: string, { forms, isPrefix }: QueryWord): boolean {
	const words = wordsOf(text);
	if (forms.some((form) => words.has(form))) return true;
	const [start = ""] = forms;
	if (!isPrefix || start.length < 3) return false;
	for (const word of words) if (word.startsWith(start)) return true;
	return false;
}

/** Returns the words of a text, and their stems. */
const wordsOf = memoize(
	(text) =>
		new Set(searchedWords(text).flatMap((word) => [word, stemmed(word)])),
);
