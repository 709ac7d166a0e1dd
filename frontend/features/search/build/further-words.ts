import dictionary from "#content/copy/lists/dictionary.yaml";
import type { SearchDocument } from "#content/search/document.ts";
import {
	comparable,
	searchedWords,
	stemmed,
} from "#frontend/features/search/search-words.ts";

/** A text that contains any of `when`, in the form in which the search compares words, is also about `names`. */
type Entry = { when: string[]; names: string[] };

const entries: Entry[] = [
	...dictionary.sameThing.map((line) => {
		const names = line.split(", ");
		return { when: names, names };
	}),
	...dictionary.examplesOf.map(({ kind, names }) => ({
		when: [kind],
		names: names.split(", "),
	})),
].map(({ when, names }) => ({
	// A name that consists of filler words, such as "how to", would be in every text.
	when: when.map(bounded).filter((name) => name.trim() !== ""),
	names,
}));

/** Adds the dictionary's other names for a document's subjects to its keywords, without repeating a word. */
export function withFurtherWords<T extends SearchDocument>(document: T): T {
	const { title, description, alsoCalled = "", sections = [] } = document;
	const names = namesIn([
		title,
		alsoCalled,
		document.keywords ?? "",
		description,
		...sections.flatMap(({ title, text = "" }) => [title, text]),
	]);
	const keywords = newWords(
		[document.keywords, ...names].join(" "),
		[title, description, alsoCalled].join(" "),
	);
	return { ...document, keywords };
}

/** Returns the other names of everything that the texts mention, except those they already contain. */
function namesIn(texts: string[]): string[] {
	const text = texts.map(bounded).join("|");
	const found = entries
		.filter(({ when }) => when.some((name) => text.includes(name)))
		.flatMap(({ names }) => names)
		.filter((name) => !text.includes(bounded(name)));
	return [...new Set(found)];
}

/** Returns the words of a text, each once, that do not occur in the other text in any form. */
function newWords(text: string, known: string): string {
	const seen = new Set(searchedWords(known).map(stemmed));
	return searchedWords(text)
		.filter((word) => !seen.has(stemmed(word)) && seen.add(stemmed(word)))
		.join(" ");
}

/** Returns the stems of a text between spaces, so that names match only whole words. */
function bounded(text: string): string {
	return ` ${comparable(searchedWords(text))} `;
}
