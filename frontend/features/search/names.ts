import type { SearchDocument } from "#content/search/document.ts";
import type { QueryWord } from "./query-words.ts";
import { comparable, splitWords } from "./search-words.ts";

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
			const key = comparable(splitWords(name));
			// A document without other names must not get an empty one, which any empty query would match.
			if (key === "") continue;
			const named = links.get(key) ?? new Map<string, number>();
			const weight = index === 0 ? titleWeight : nameWeight;
			named.set(link, Math.max(weight, named.get(link) ?? 0));
			links.set(key, named);
		}
	}

	/** Returns how the query names documents, by link; documents that it does not name are absent. */
	function find(query: string, queryWords: QueryWord[]): Map<string, Naming> {
		const found = new Map<string, Naming>();
		const raise = (words: string[], isWhole: boolean) => {
			const named = links.get(comparable(words)) ?? [];
			for (const [link, own] of named) {
				const known = found.get(link);
				const weight = isWhole ? own : 1 + wordWeight * words.length;
				found.set(link, {
					weight: Math.max(weight, known?.weight ?? 1),
					isWhole: isWhole || known?.isWhole === true,
				});
			}
		};
		// Both as typed, including filler words, and as interpreted.
		const meant = queryWords.map((word) => word.meant);
		for (const all of [splitWords(query), meant]) {
			const words = all.slice(0, maxWords);
			raise(words, true);
			for (let start = 0; start < words.length; start += 1) {
				// "web site" names what is called "website".
				const pair = words.slice(start, start + 2);
				raise([pair.join("")], pair.length === words.length);
				for (let end = start + 1; end <= words.length; end += 1) {
					raise(words.slice(start, end), false);
				}
			}
		}
		return found;
	}

	return { add, find };
}
