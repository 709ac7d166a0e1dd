import type { BuiltPage } from "#tests/built/support/dist.ts";
import { type Grade, gradeOf, longSentences } from "./grade.ts";
import { ownLines, sentencesOf } from "./own-text.ts";
import { type Repeated, repeatedPhrases } from "./repeated.ts";
import { spelledOut } from "./spelled-out.ts";
import { otherTerms } from "./terms.ts";

/** The site's targets, for its own company's text. */
export const goals = {
	/** The maximum length of a sentence in words. */
	words: 25,
	/** The maximum number of long sentences on the whole site. */
	long: 40,
	/** Years of schooling, for the whole site. */
	grade: 8,
	/** The maximum number of pages with the same six words in a row. */
	pages: 3,
};

/** A fault, and the line of the page that has it. */
export type Fault = { found: string; line: string; path: string };

export type Measured = {
	/** Of all distinct sentences. */
	all: Grade;
	pages: ({ path: string } & Grade)[];
	long: string[];
	repeated: Repeated[];
	spelledOut: Fault[];
	otherTerms: Fault[];
};

/**
 * Measures the text of built pages. A sentence or line counts once, on the first page that has it.
 */
export function measure(pages: BuiltPage[]): Measured {
	const lines = new Map(pages.map((page) => [page.path, ownLines(page)]));
	const firstPath = new Map<string, string>();
	for (const [path, texts] of lines) {
		for (const line of texts) {
			if (!firstPath.has(line)) firstPath.set(line, path);
		}
	}
	const faults = (find: (line: string) => string[]) =>
		[...firstPath].flatMap(([line, path]) =>
			find(line).map((found) => ({ found, line, path })),
		);
	const sentences = [...new Set([...firstPath.keys()].flatMap(sentencesOf))];
	return {
		all: gradeOf(sentences),
		pages: [...lines].flatMap(([path, texts]) => {
			const own = texts.flatMap(sentencesOf);
			return own.length === 0 ? [] : { path, ...gradeOf(own) };
		}),
		long: longSentences(sentences, goals.words),
		repeated: repeatedPhrases(lines, goals.pages),
		spelledOut: faults(spelledOut),
		otherTerms: faults(otherTerms),
	};
}
