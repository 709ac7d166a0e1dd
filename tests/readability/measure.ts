import type { BuiltPage } from "#tests/built/support/dist.ts";
import { type Grade, gradeOf, longSentences } from "./grade.ts";
import { ownLines, sentencesOf } from "./own-text.ts";
import { type Repeated, repeatedPhrases } from "./repeated.ts";
import { spelledOut } from "./spelled-out.ts";
import { otherTerms } from "./terms.ts";

/** What the site aims at, for its own company's words. */
export const goals = {
	/** Words of a sentence that is not long. */
	words: 25,
	/** Long sentences of the whole site. */
	long: 40,
	/** Years at school, of the whole site. */
	grade: 8,
	/** Pages on which the same six words may stand. */
	pages: 3,
};

/** A fault, and the line of a page that has it. */
export type Fault = { found: string; line: string; path: string };

export type Measured = {
	/** Of every sentence once, wherever it stands. */
	all: Grade;
	pages: ({ path: string } & Grade)[];
	long: string[];
	repeated: Repeated[];
	spelledOut: Fault[];
	otherTerms: Fault[];
};

/** How the words of built pages read. A sentence or line counts once, on the first page that has it. */
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
