import type { Problem } from "#content/reader/problem.ts";
import { readCopy, readEntry } from "#content/reader/read-copy.ts";
import { headings } from "./headings.ts";
import { length } from "./length.ts";
import { links } from "./links.ts";
import { metas } from "./metas.ts";
import { pictures } from "./pictures.ts";
import { places } from "./places.ts";
import { redirects } from "./redirects.ts";
import { repetition } from "./repetition.ts";
import { resultLinks } from "./result-links.ts";
import type { Assets, Rule, ValidFile } from "./rule.ts";
import { siblings } from "./siblings.ts";
import { wording } from "./wording.ts";

const rules: Rule[] = [
	places,
	headings,
	metas,
	length,
	repetition,
	links,
	redirects,
	siblings,
	resultLinks,
	pictures,
	wording,
];

/**
 * Returns all problems with the site's copy, sorted by file and line.
 * @param texts texts of copy/'s files by their paths below it. If two of them collide, the problem
 * is reported for the later one, so put the most recently changed files last.
 * @param others further files, such as site.ts, to check for language, links and icons
 */
export function checkCopy(
	texts: Record<string, string>,
	assets: Assets,
	others: ValidFile[] = [],
): Problem[] {
	const names = Object.keys(texts);
	const files = names
		.map((file) => ({ file, ...readEntry(file, texts[file] ?? "") }))
		.filter(({ problems }) => problems.length === 0);
	const subject = {
		...assets,
		...{ files: [...files, ...others], names, texts },
	};
	return [
		...readCopy(texts).problems,
		...rules.flatMap((rule) => rule(subject)),
	].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
