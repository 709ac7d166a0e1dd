import type {
	SearchDocument,
	SearchSection,
} from "#content/search/document.ts";
import { slugify } from "#content/slug.ts";
import { bestSection } from "./best-section.ts";
import { createNames, type Naming } from "./names.ts";
import { type QueryWord, readQuery } from "./query-words.ts";
import { resultLimit, weakShare } from "./search-limits.ts";
import { createWordIndex, type Field } from "./word-index.ts";

/** A matching document, its best section, and its score. */
export type SearchHit = {
	document: SearchDocument;
	/** Link to the document, or to the section. */
	link: string;
	section?: SearchSection | undefined;
	/** Whether the whole query is one of its names. */
	isNamed: boolean;
	score: number;
	/** The parsed query. */
	words: QueryWord[];
};

export type SearchEngine = ReturnType<typeof createSearchEngine>;

/** Creates an engine that ranks documents by names, words and sections, with one result per document. */
export function createSearchEngine(initial: SearchDocument[]) {
	const known = new Map<string, SearchDocument>();
	/** In the order in which they were added, which is that of their numbers in the word index. */
	const documents: SearchDocument[] = [];
	const index = createWordIndex();
	const names = createNames();

	/** Adds documents; skips those whose link is already known. */
	function add(further: SearchDocument[]): void {
		for (const document of further) {
			// A list may contain the same link twice.
			if (known.has(document.link)) continue;
			known.set(document.link, document);
			documents.push(document);
			index.add(fieldsOf(document));
			names.add(document);
		}
	}

	/** Returns the matching documents, best first. */
	function search(query: string): SearchHit[] {
		const words = readQuery(query, index);
		const named = names.find(query, words);
		const hits = rank(words, named);
		raiseNamed(hits, named, words);
		hits.sort(byRank);
		const weakest = (hits[0]?.score ?? 0) * weakShare;
		return hits
			.filter(({ score }) => score >= weakest)
			.map((hit, place) =>
				// Only these are shown, so only they need a section.
				place < resultLimit
					? atSection(hit, bestSection(hit.document, words))
					: hit,
			);
	}

	/** Scores documents that contain a word of the query: the more words, and the rarer, the higher. */
	function rank(words: QueryWord[], named: Map<string, Naming>): SearchHit[] {
		const scores = new Map<number, { score: number; share: number }>();
		let whole = 0;
		let unknown = 0;
		for (const word of words) {
			const found = findWord(word);
			// A word that no document contains does not count.
			if (found.size === 0) {
				unknown += 1;
				continue;
			}
			const weight = index.rarity(found.size);
			whole += weight;
			for (const [number, score] of found) {
				const sums = scores.get(number) ?? { score: 0, share: 0 };
				sums.score += score;
				sums.share += weight;
				scores.set(number, sums);
			}
		}
		// If some words are unknown and all others had to be guessed, the guesses are too uncertain.
		const isGuess = ({ forms, meant }: QueryWord) => meant !== forms[0];
		const guesses = words.filter(isGuess).length;
		if (unknown > 0 && unknown + guesses === words.length) return [];
		return Array.from(scores, ([number, { score, share }]) => {
			const document = documents[number] as SearchDocument;
			const { link } = document;
			const naming = named.get(link);
			return {
				document,
				link,
				words,
				isNamed: naming?.isWhole === true,
				score: score * (share / whole) ** 2 * (naming?.weight ?? 1),
			};
		});
	}

	/** Returns a word's score in each document, summed over all its forms. */
	function findWord({ forms, isPrefix }: QueryWord): Map<number, number> {
		const [word = "", ...others] = forms;
		const sums = index.find(word, isPrefix);
		for (const other of others) {
			for (const [number, score] of index.find(other, false)) {
				sums.set(number, (sums.get(number) ?? 0) + score);
			}
		}
		return sums;
	}

	/** Raises documents named by the whole query above all others, even if its words are not indexed: "who are you". */
	function raiseNamed(
		hits: SearchHit[],
		named: Map<string, Naming>,
		words: QueryWord[],
	): void {
		const highest = hits.reduce((best, { score }) => Math.max(best, score), 1);
		const byLink = new Map(hits.map((hit) => [hit.document.link, hit]));
		for (const [link, { isWhole }] of named) {
			const document = known.get(link);
			if (!isWhole || !document) continue;
			const hit = byLink.get(link);
			if (hit) hit.score += highest;
			else {
				// As high as the others can become: what matters is the name.
				const score = 2 * highest;
				hits.push({ document, link, words, isNamed: true, score });
			}
		}
	}

	add(initial);
	return { documents: () => documents, add, search };
}

/** Returns the searchable texts of a document, and the worth of a word in each. */
function fieldsOf(document: SearchDocument): Field[] {
	const { title, description, sections = [] } = document;
	const {
		alsoCalled = "",
		keywords = "",
		bodyWords = "",
		source = "",
	} = document;
	return [
		{ text: title, worth: 6 },
		{ text: alsoCalled, worth: 3 },
		{ text: description, worth: 1.5 },
		{ text: keywords, worth: 1 },
		{
			text: sections
				.map(({ title, text = "" }) => `${title} ${text}`)
				.join(" "),
			worth: 0.8,
		},
		{ text: source, worth: 0.5 },
		{ text: bodyWords, worth: 0.4 },
	];
}

/** Returns the hit, linked to the section if there is one. */
function atSection(hit: SearchHit, section: SearchSection | undefined) {
	if (!section) return hit;
	const id = section.id ?? slugify(section.title);
	return { ...hit, section, link: `${hit.document.link}#${id}` };
}

/** Sorts our own documents before external ones, then by score, best first. */
function byRank(a: SearchHit, b: SearchHit): number {
	return Number(isNews(a)) - Number(isNews(b)) || b.score - a.score;
}

/** Returns whether a hit is external: a news article or a paper. */
export function isNews({ document: { group } }: SearchHit): boolean {
	return group === "News" || group === "Papers";
}
