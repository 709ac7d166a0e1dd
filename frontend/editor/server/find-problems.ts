import { checkSite } from "#content/reader/check-site.ts";
import { mapTexts } from "#content/reader/map-texts.ts";
import { type Problem, printProblem } from "#content/reader/problem.ts";
import { checkCopy } from "#content/rules/check-copy.ts";
import { nameFields, withoutNames } from "#content/rules/wording.ts";
import { assets, siteAsFile } from "#frontend/build/copy/check.ts";
import type { ShownProblem } from "#frontend/editor/messages.ts";
import { readSite, siteFile } from "./site-file.ts";

/** Texts of copy/ by their paths below it. */
export type Texts = Record<string, string>;

/** New texts of files by path; null for a file to delete. */
export type FileChanges = Record<string, string | null>;

/**
 * Returns the problems that `npm run check:content` would report after a change: all in the
 * changed files, and those in other files that the change causes.
 * @param texts of all files as they are now
 */
export function findProblems(texts: Texts, changes: FileChanges): Problem[] {
	const site = changes[siteFile];
	if (typeof site === "string") return problemsInNewSite(site, texts);
	const changed = Object.keys(changes);
	const known = assets();
	const check = (all: FileChanges) =>
		checkCopy(withChangedLast(all, changed), known);
	const isInChanged = ({ file }: Problem) => typeof changes[file] === "string";
	const after = check({ ...texts, ...changes });
	// Checking everything takes most of a second on a busy machine, so only once if that will do.
	if (after.every(isInChanged)) return after;
	const before = new Set(check(texts).map(identify));
	return after.filter(
		(problem) => isInChanged(problem) || !before.has(identify(problem)),
	);
}

/** Converts a problem to what the form of a file shows. */
export function show(file: string, problem: Problem): ShownProblem {
	const own = file === siteFile ? `../${siteFile}` : file;
	return {
		file: problem.file === own ? file : problem.file,
		path: problem.path.map(String),
		message: problem.message,
		line: printProblem(problem),
	};
}

function problemsInNewSite(text: string, texts: Texts): Problem[] {
	const value = readSite(text);
	const problems = checkSite(value, text);
	if (problems.length > 0) return problems;
	// Without its names, as the rules know only those with which the editor was started.
	const facts: Record<string, unknown> = { ...Object(value) };
	const names = nameFields.map((name) => String(facts[name])).filter(Boolean);
	const others = mapTexts(facts, (words) => withoutNames(words, names));
	const file = siteAsFile(others, text);
	return checkCopy(texts, assets(), [file]).filter(
		(problem) => problem.file === file.file,
	);
}

/** Puts the changed files last: when two files collide, the check reports the later one. */
function withChangedLast(texts: FileChanges, changed: string[]): Texts {
	const entries = Object.entries(texts).filter(
		(entry): entry is [string, string] => entry[1] !== null,
	);
	return Object.fromEntries([
		...entries.filter(([file]) => !changed.includes(file)),
		...entries.filter(([file]) => changed.includes(file)),
	]);
}

/** Identifies a problem without its line number, which shifts when other lines change. */
function identify({ file, path, message }: Problem): string {
	return JSON.stringify([file, path, message]);
}
