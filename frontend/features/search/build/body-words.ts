import type { SearchDocument } from "#content/search/document.ts";
import {
	searchedWords,
	stemmed,
} from "#frontend/features/search/search-words.ts";
import type { SearchPage } from "./page-document.ts";

/** A word found on more pages than this says little about any of them, and the index has a size budget. */
const maxPages = 2;

/** Adds to each page the rare words of its text that its other fields do not contain. */
export function withBodyWords(pages: SearchPage[]): SearchDocument[] {
	const found = pages.map(({ body, ...document }) => {
		const known = new Set(searchedWords(JSON.stringify(document)).map(stemmed));
		const words = new Map<string, string>();
		for (const word of searchedWords(body)) {
			const stem = stemmed(word);
			// Numbers mean nothing without the words around them.
			if (known.has(stem) || word.length < 3 || /^\d+$/.test(word)) continue;
			if (!words.has(stem)) words.set(stem, word);
		}
		return { document, words };
	});
	const counts = new Map<string, number>();
	for (const { words } of found) {
		for (const stem of words.keys()) {
			counts.set(stem, (counts.get(stem) ?? 0) + 1);
		}
	}
	return found.map(({ document, words }) => ({
		...document,
		bodyWords: [...words]
			.filter(([stem]) => (counts.get(stem) ?? 0) <= maxPages)
			.map(([, word]) => word)
			.join(" "),
	}));
}
