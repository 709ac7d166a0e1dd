import type { SearchDocument } from "#content/search/document.ts";
import type { QueryWord } from "./query-words.ts";
import { comparable, splitWords } from "./search-words.ts";

/** By how much a document counts more whose title, or other name, is the query; and for each word of a name within it. */
const titleWeight = 1.6;
const nameWeight = 1.5;
const wordWeight = 0.25;

/** Words of a query that are compared with names. */
const longest = 12;

/** How a document's names lie in a query. */
export type Naming = {
	/** By what its score is multiplied. */
	weight: number;
	/** Whether one of the names is the whole query. */
	isWhole: boolean;
};

/** What documents are called, as whole names: "pen test" in a question is more than its two words. */
export function createNames() {
	/** Links by the names that lead to them, each with the weight of such a name. */
	const links = new Map<string, Map<string, number>>();

	function add({ link, title, alsoCalled = "" }: SearchDocument): void {
		for (const [index, name] of [title, ...alsoCalled.split(",")].entries()) {
			const key = comparable(splitWords(name));
			// One without other names has none, rather than one that every empty query is.
			if (key === "") continue;
			const named = links.get(key) ?? new Map<string, number>();
			const weight = index === 0 ? titleWeight : nameWeight;
			named.set(link, Math.max(weight, named.get(link) ?? 0));
			links.set(key, named);
		}
	}

	/** How the query names documents, by their links; those that it does not name are not there. */
	function find(query: string, read: QueryWord[]): Map<string, Naming> {
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
		// As it was typed, filler and all, and as it is understood.
		const meant = read.map((word) => word.meant);
		for (const all of [splitWords(query), meant]) {
			const words = all.slice(0, longest);
			raise(words, true);
			for (let start = 0; start < words.length; start += 1) {
				for (let end = start + 1; end <= words.length; end += 1) {
					raise(words.slice(start, end), false);
				}
			}
		}
		return found;
	}

	return { add, find };
}
