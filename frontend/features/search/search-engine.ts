import MiniSearch, { type Query } from "minisearch";
import type {
	SearchDocument,
	SearchSection,
} from "#content/search/document.ts";
import { slugify } from "#content/slug.ts";
import { bestSection } from "./best-section.ts";
import { createNames, type Naming } from "./names.ts";
import { type QueryWord, readQuery } from "./query-words.ts";
import { weakShare } from "./search-limits.ts";
import { searchedWords, stemmed } from "./search-words.ts";

/** A found document, its section that is meant, the words of it that matched, and how well they did. */
export type SearchHit = {
	document: SearchDocument;
	/** Where it leads: to the document, or to the section. */
	link: string;
	section?: SearchSection | undefined;
	/** Words as typed and as stems, in small letters. */
	words: string[];
	score: number;
	/** Whether the whole query is one of its names. */
	isNamed: boolean;
};

export type SearchEngine = {
	/** All documents in the order in which they came. */
	documents: () => SearchDocument[];
	/** Takes in further documents; those whose link is known already are passed over. */
	add: (documents: SearchDocument[]) => void;
	/** Documents that match, best first. */
	search: (query: string) => SearchHit[];
};

/** Ranks documents by their names, words and sections; one result a page. */
export function createSearchEngine(initial: SearchDocument[]): SearchEngine {
	const known = new Map<string, SearchDocument>();
	/** How many documents have a word; by the word, and by its stem. */
	const counts = new Map<string, number>();
	const names = createNames();
	const index = new MiniSearch<SearchDocument>({
		idField: "link",
		fields: [
			"title",
			"alsoCalled",
			"keywords",
			"bodyWords",
			"description",
			"sections",
			"source",
		],
		extractField: (document, field) =>
			field === "sections"
				? (document.sections ?? [])
						.map(({ title, text = "" }) => `${title} ${text}`)
						.join(" ")
				: (document[field as "title"] ?? ""),
		tokenize: searchedWords,
		processTerm: (word) => {
			const stem = stemmed(word);
			return stem === word ? word : [word, stem];
		},
		searchOptions: {
			processTerm: (word) => word,
			boost: {
				title: 6,
				alsoCalled: 3,
				keywords: 1,
				bodyWords: 0.4,
				description: 1.5,
				sections: 0.8,
				source: 0.5,
			},
			weights: { prefix: 0.4, fuzzy: 0 },
			bm25: { k: 1.2, b: 0.3, d: 0.3 },
			combineWith: "OR",
		},
	});
	const vocabulary = {
		words: () => counts.keys(),
		has: (word: string) => counts.has(word) || counts.has(stemmed(word)),
	};

	function add(documents: SearchDocument[]): void {
		for (const document of documents) {
			// The index refuses what it has, also where one list names a link twice.
			if (known.has(document.link)) continue;
			known.set(document.link, document);
			index.add(document);
			names.add(document);
			for (const word of wordsOf(document)) {
				counts.set(word, (counts.get(word) ?? 0) + 1);
			}
		}
	}

	function search(query: string): SearchHit[] {
		const words = readQuery(query, vocabulary);
		if (words.length === 0) return [];
		const found = index.search({ queries: words.map(queryFor) });
		const matched = new Set(found.flatMap(({ queryTerms }) => queryTerms));
		const weigh = createWeigher(words, matched, counts, known.size);
		const named = names.find(query, words);
		const hits = found.flatMap(({ id, score, terms, queryTerms }) => {
			const document = known.get(id);
			if (!document) return [];
			const share = weigh(queryTerms);
			const weight = named.get(id)?.weight ?? 1;
			return {
				document,
				link: id,
				words: terms,
				isNamed: named.get(id)?.isWhole === true,
				score: score * share ** 2 * weight,
			};
		});
		raiseNamed(hits, named);
		hits.sort(byWorth);
		const weakest = (hits[0]?.score ?? 0) * weakShare;
		return hits
			.filter(({ score }) => score >= weakest)
			.map((hit) => atSection(hit, bestSection(hit.document, words)));
	}

	/** Puts those that the whole query names before all others, also where no index has them: "who are you". */
	function raiseNamed(hits: SearchHit[], named: Map<string, Naming>): void {
		const most = Math.max(1, ...hits.map(({ score }) => score));
		const byLink = new Map(hits.map((hit) => [hit.document.link, hit]));
		for (const [link, { isWhole }] of named) {
			const document = known.get(link);
			if (!isWhole || !document) continue;
			const hit = byLink.get(link);
			if (hit) hit.score += most;
			else hits.push({ document, link, words: [], isNamed: true, score: most });
		}
	}

	add(initial);
	return { documents: () => [...known.values()], add, search };
}

/** The hit, leading to the section of its page if there is one. */
export function atSection(
	hit: SearchHit,
	section: SearchSection | undefined,
): SearchHit {
	if (!section) return hit;
	const id = section.id ?? slugify(section.title);
	return { ...hit, section, link: `${hit.document.link}#${id}` };
}

/** Ours before what others wrote, then the better. */
function byWorth(a: SearchHit, b: SearchHit): number {
	return Number(isNews(a)) - Number(isNews(b)) || b.score - a.score;
}

/** Whether others wrote it. */
export function isNews({ document: { group } }: SearchHit): boolean {
	return group === "News" || group === "Papers";
}

function queryFor({ forms, isPrefix }: QueryWord): Query {
	const [word = "", ...others] = forms;
	// One letter says how a title may begin; in all other texts nearly every page has it.
	if (word.length === 1) {
		return { queries: [word], fields: ["title"], prefix: true };
	}
	return { queries: [{ queries: [word], prefix: isPrefix }, ...others] };
}

/** Tells which share of a query a document has; a rare word is more of it than a common one. */
function createWeigher(
	words: QueryWord[],
	matched: Set<string>,
	counts: Map<string, number>,
	total: number,
): (queryTerms: string[]) => number {
	const weights = words.map(({ forms }) => {
		if (!forms.some((form) => matched.has(form))) return 0;
		const count = Math.max(...forms.map((form) => counts.get(form) ?? 0), 1);
		return Math.log(1 + total / count);
	});
	const sum = weights.reduce((all, weight) => all + weight, 0);
	return (queryTerms) =>
		words.reduce(
			(share, { forms }, index) =>
				forms.some((form) => queryTerms.includes(form))
					? share + (weights[index] ?? 0)
					: share,
			0,
		) / sum;
}

function wordsOf(document: SearchDocument): Set<string> {
	const {
		title,
		alsoCalled = "",
		keywords = "",
		bodyWords = "",
		description,
		sections = [],
		source = "",
	} = document;
	const words = searchedWords(
		[
			title,
			alsoCalled,
			keywords,
			bodyWords,
			description,
			source,
			...sections.flatMap(({ title, text = "" }) => [title, text]),
		].join(" "),
	);
	return new Set(words.flatMap((word) => [word, stemmed(word)]));
}
