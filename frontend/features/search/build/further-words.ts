import dictionary from "#content/copy/lists/dictionary.yaml";
import type { SearchDocument } from "#content/search/document.ts";
import {
	comparable,
	searchedWords,
	stemmed,
} from "#frontend/features/search/search-words.ts";

/** Ways to name one thing, each as the search compares it. */
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
].map(({ when, names }) => ({ when: when.map(bounded), names }));

/** The document with the dictionary's other names for what it speaks of among its keywords, no word twice. */
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

/** The names of all that the texts speak of, without those that they hold. */
function namesIn(texts: string[]): string[] {
	const text = texts.map(bounded).join("|");
	const found = entries
		.filter(({ when }) => when.some((name) => text.includes(name)))
		.flatMap(({ names }) => names)
		.filter((name) => !text.includes(bounded(name)));
	return [...new Set(found)];
}

/** The words, each once, that are not in the other text in any form. */
function newWords(text: string, known: string): string {
	const seen = new Set(searchedWords(known).map(stemmed));
	return searchedWords(text)
		.filter((word) => !seen.has(stemmed(word)) && seen.add(stemmed(word)))
		.join(" ");
}

/** Stems between blanks, so that a name is found as whole words only. */
function bounded(text: string): string {
	return ` ${comparable(searchedWords(text))} `;
}
