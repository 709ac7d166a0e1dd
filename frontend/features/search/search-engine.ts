import MiniSearch, { type Query } from "minisearch";
import type { SearchDocument } from "#content/search/document.ts";
import { synonyms } from "#content/search/synonyms.ts";
import { typoMinLength, typoShare, weakShare } from "./search-limits.ts";
import { searchedWords } from "./search-words.ts";

/** A found document, the words of it that matched, in small letters, and how well they did. */
export type SearchHit = {
	document: SearchDocument;
	words: string[];
	score: number;
};

export type SearchEngine = {
	/** All documents in the order in which they came. */
	documents: () => SearchDocument[];
	/** Takes in further documents; those whose link is known already are passed over. */
	add: (documents: SearchDocument[]) => void;
	/** Documents that match, best first. */
	search: (query: string) => SearchHit[];
};

/** Ranks documents by title, keywords and description, with prefixes, typing errors and synonyms. */
export function createSearchEngine(initial: SearchDocument[]): SearchEngine {
	const known = new Map<string, SearchDocument>();
	const index = new MiniSearch<SearchDocument>({
		idField: "link",
		fields: ["title", "keywords", "description", "page"],
		tokenize: searchedWords,
		processTerm: (word) => word,
		searchOptions: {
			boost: { title: 6, keywords: 1.5, description: 1, page: 0.7 },
			weights: { prefix: 0.7, fuzzy: 0.3 },
			prefix: true,
			fuzzy: (word) => (word.length < typoMinLength ? false : typoShare),
			maxFuzzy: 2,
		},
	});

	function add(documents: SearchDocument[]): void {
		for (const document of documents) {
			// The index refuses what it has, also where one list names a link twice.
			if (known.has(document.link)) continue;
			known.set(document.link, document);
			index.add(document);
		}
	}

	function search(query: string): SearchHit[] {
		const words = searchedWords(query);
		if (words.length === 0) return [];
		const found = (combineWith: "AND" | "OR") =>
			index.search(
				{ combineWith, queries: words.map(queryFor) },
				{
					boostDocument: (link) => weightOf(known.get(link), query),
				},
			);
		const all = found("AND");
		// Where no document has every word, those with the most of them are better than nothing.
		const results = all.length > 0 ? all : found("OR");
		const weakest = (results[0]?.score ?? 0) * weakShare;
		return results
			.filter(({ score }) => score >= weakest)
			.flatMap(({ id, terms, score }) => {
				const document = known.get(id);
				return document ? { document, words: terms, score } : [];
			});
	}

	add(initial);
	return { documents: () => [...known.values()], add, search };
}

/** A word or what it stands for. */
function queryFor(word: string): Query {
	// One letter says how a title may begin; in all other texts nearly every page has it.
	if (word.length === 1) return { queries: [word], fields: ["title"] };
	const others = synonyms[word];
	if (!others) return word;
	return {
		combineWith: "OR",
		queries: [
			word,
			...others.map((other) => ({
				combineWith: "AND" as const,
				queries: searchedWords(other),
				fuzzy: false,
				prefix: false,
				boost: { title: 3, keywords: 0.7, description: 0.5, page: 0.3 },
			})),
		],
	};
}

/** A page counts for more than a part of one, our pages for more than the news, a title in full for most. */
function weightOf(document: SearchDocument | undefined, query: string): number {
	if (!document) return 0;
	const { group, page, title } = document;
	const isNews = group === "News" || group === "Papers";
	const isExact = title.toLowerCase() === query.trim().toLowerCase();
	return (isNews ? 0.4 : page ? 0.5 : 1) * (isExact ? 2 : 1);
}
