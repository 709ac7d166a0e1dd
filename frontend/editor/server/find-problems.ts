import type { Problem } from "#content/reader/problem.ts";
import { checkCopy } from "#content/rules/check-copy.ts";
import { surroundings } from "#frontend/build/copy/check.ts";

/**
 * What is wrong with a file as it would be saved, beside all others as they are: what
 * `npm run check:content` would say of it.
 * @param texts of all files by their paths below copy/, with the file's new one
 */
export function findProblems(
	file: string,
	texts: Record<string, string>,
): Problem[] {
	// Of two that collide it is the one changed last that is told of.
	const { [file]: text = "", ...others } = texts;
	const problems = checkCopy({ ...others, [file]: text }, surroundings());
	return problems.filter((problem) => problem.file === file);
}
