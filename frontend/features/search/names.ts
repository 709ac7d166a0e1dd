import type { SearchDocument } from "#content/search/document.ts";
import type { QueryWord } from "./query-words.ts";
import { comparable, isFiller, splitWords } from "./search-words.ts";

/** Score factors for a title, or another name, that is the whole query; a name within it adds the last per word. */
const titleWeight = 1.6;
const nameWeight = 1.5;
const wordWeight = 0.25;

/** Maximum number of query words compared with names. */
const maxWords = 12;

/** How a query names a document. */
export type Naming = {
	/** Factor for the document's score. */
	weight: number;
	/** Whether one of the names is the whole query. */
	isWhole: boolean;
};

/** Creates an index of documents by whole name: "pen test" in a question means more than its two words. */
export function createNames() {
	/** For each name, the links of the documents that have it, with the name's weight for each. */
	const links = new Map<string, Map<string, number>>();

	function add({ link, title, alsoCalled = "" }: SearchDocument): void {
		for (const [index, name] of [title, ...alsoCalled.split(",")].entries()) {
			const weight = index === 0 ? titleWeight : nameWeight;
			const words = splitWords(name);
			addName(words, link, weight);
			// "build me an app" names what is called "build an app"; but "call" does not name what is called "on call".
			const significant = words.filter((word) => !isFiller(word));
			if (significant.length > 1 && significant.length < words.length) {
				addName(significant, link, weight);
			}
		}
	}

	function addName(words: string[], link: string, weight: number): void {
		// A document without other names must not get an empty one, which any empty query would match.
		if (words.length === 0) return;
		const key = comparable(words);
		const named = links.get(key) ?? new Map<string, number>();
		named.set(link, Math.max(weight, named.get(link) ?? 0));
		links.set(key, named);
	}

	/** Returns how the query names documents, by link; documents that it does not name are absent. */
	function find(query: string, queryWords: QueryWord[]): Map<string, Naming> {
		const found = new Map<string, Naming>();
		const linksOf = (words: string[]) => [
			...(links.get(comparable(words)) ?? []),
		];
		// "web site" names what is called "website".
		const namedBy = (words: string[]) =>
			words.length === 2
				? [...linksOf(words), ...linksOf([words.join("")])]
				: linksOf(words);
		const typed = splitWords(query).slice(0, maxWords);
		const meant = queryWords.map((word) => word.meant).slice(0, maxWords);
		for (const words of [...runsOf(typed), ...runsOf(meant)]) {
			const weight = 1 + wordWeight * words.length;
			for (const [link] of namedBy(words)) {
				const known = found.get(link)?.weight ?? 1;
				found.set(link, { weight: Math.max(weight, known), isWhole: false });
			}
		}
		// As typed, with as many filler words as possible, or else as interpreted: "on call" is the name of one page,
		// "call" of another.
		for (const words of [...runsOf(typed).filter(isAllOf(typed)), meant]) {
			const named = namedBy(words);
			for (const [link, own] of named) {
				const known = found.get(link)?.weight ?? 1;
				found.set(link, { weight: Math.max(own, known), isWhole: true });
			}
			if (named.length > 0) break;
		}
		return found;
	}

	return { add, find };
}

/** Returns all runs of neighbouring words, the longest first. */
function runsOf(words: string[]): string[][] {
	return words.flatMap((_, left) =>
		Array.from({ length: left + 1 }, (_, start) =>
			words.slice(start, start + words.length - left),
		),
	);
}

/** Returns whether a run contains all words of a query but fillers, or simply all if there are only those. */
function isAllOf(words: string[]): (run: string[]) => boolean {
	const count = (run: string[]) => run.filter((w) => !isFiller(w)).length;
	const all = count(words);
	return (run) =>
		all === 0 ? run.length === words.length : count(run) === all;
}
