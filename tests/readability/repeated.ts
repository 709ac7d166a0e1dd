import { wordsOf } from "#content/rules/texts.ts";

export type Repeated = { phrase: string; pages: string[] };

const length = 6;

/**
 * Returns the runs of six words that are on more pages than the limit, most frequent first.
 * @param lines of each page by its path; a run never spans two lines
 */
export function repeatedPhrases(
	lines: ReadonlyMap<string, string[]>,
	pages: number,
): Repeated[] {
	const places = new Map<string, Set<string>>();
	for (const [path, texts] of lines) {
		for (const phrase of texts.flatMap(phrasesOf)) {
			places.set(phrase, (places.get(phrase) ?? new Set()).add(path));
		}
	}
	return [...places]
		.filter(([, paths]) => paths.size > pages)
		.map(([phrase, paths]) => ({ phrase, pages: [...paths] }))
		.toSorted((a, b) => b.pages.length - a.pages.length);
}

function phrasesOf(line: string): string[] {
	const words = wordsOf(line);
	return Array.from(
		{ length: Math.max(0, words.length - length + 1) },
		(_, at) => words.slice(at, at + length).join(" "),
	);
}
