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

/** A found document, its section that is meant, and how well it did. */
export type SearchHit = {
	document: SearchDocument;
	/** Where it leads: to the document, or to the section. */
	link: string;
	section?: SearchSection | undefined;
	/** Whether the whole query is one of its names. */
	isNamed: boolean;
	score: number;
	/** The query as it was read. */
	words: QueryWord[];
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
	/** By the number that the index knows them by. */
	const documents: SearchDocument[] = [];
	const index = createWordIndex();
	const names = createNames();

	function add(further: SearchDocument[]): void {
		for (const document of further) {
			// One list may name a link twice.
			if (known.has(document.link)) continue;
			known.set(document.link, document);
			documents.push(document);
			index.add(fieldsOf(document));
			names.add(document);
		}
	}

	function search(query: string): SearchHit[] {
		const words = readQuery(query, index);
		const named = names.find(query, words);
		const hits = rank(words, named);
		raiseNamed(hits, named, words);
		hits.sort(byWorth);
		const weakest = (hits[0]?.score ?? 0) * weakShare;
		return hits
			.filter(({ score }) => score >= weakest)
			.map((hit, place) =>
				// No more are shown.
				place < resultLimit
					? atSection(hit, bestSection(hit.document, words))
					: hit,
			);
	}

	/** Every document that has a word of the query; the more of it, and the rarer what it has, the better. */
	function rank(words: QueryWord[], named: Map<string, Naming>): SearchHit[] {
		const scores = new Map<number, { score: number; share: number }>();
		let whole = 0;
		let unknown = 0;
		for (const word of words) {
			const found = findWord(word);
			// What nothing has is no part of the query.
			if (found.size === 0) {
				unknown += 1;
				continue;
			}
			const weight = index.rarity(found.size);
			whole += weight;
			for (const [number, score] of found) {
				const so = scores.get(number) ?? { score: 0, share: 0 };
				so.score += score;
				so.share += weight;
				scores.set(number, so);
			}
		}
		// Beside words that nobody has, one that had to be guessed is a guess too many.
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

	/** What a word is worth in each document, in all its forms together. */
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

	/** Puts those that the whole query names before all others, also where no index has them: "who are you". */
	function raiseNamed(
		hits: SearchHit[],
		named: Map<string, Naming>,
		words: QueryWord[],
	): void {
		const most = hits.reduce((best, { score }) => Math.max(best, score), 1);
		const byLink = new Map(hits.map((hit) => [hit.document.link, hit]));
		for (const [link, { isWhole }] of named) {
			const document = known.get(link);
			if (!isWhole || !document) continue;
			const hit = byLink.get(link);
			if (hit) hit.score += most;
			else hits.push({ document, link, words, isNamed: true, score: most });
		}
	}

	add(initial);
	return { documents: () => documents, add, search };
}

/** The texts that a document is found by, and what a word is worth in each. */
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

/** The hit, leading to the section of its page if there is one. */
function atSection(
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
