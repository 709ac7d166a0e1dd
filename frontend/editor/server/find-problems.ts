import { checkSite } from "#content/reader/check-site.ts";
import {
	fieldName,
	type Problem,
	printProblem,
} from "#content/reader/problem.ts";
import { checkCopy } from "#content/rules/check-copy.ts";
import { iconNames } from "#content/rules/texts.ts";
import { surroundings } from "#frontend/build/copy/check.ts";
import type { ShownProblem } from "../messages.ts";
import { readSite, siteFile } from "./site-file.ts";

/** Texts of copy/ by their paths below it. */
export type Texts = Record<string, string>;

/** What files are to hold; null where there is to be none. */
export type FileChanges = Record<string, string | null>;

/**
 * What would be wrong once files were changed, as `npm run check:content` would say it:
 * with these files, and with others only because of them.
 * @param texts of all files as they are
 */
export function findProblems(texts: Texts, changes: FileChanges): Problem[] {
	const site = changes[siteFile];
	if (typeof site === "string") return problemsInSite(site);
	const changed = Object.keys(changes);
	const around = surroundings();
	const check = (all: FileChanges) => checkCopy(lastOf(all, changed), around);
	const before = new Set(check(texts).map(nameOf));
	return check({ ...texts, ...changes }).filter(
		(problem) =>
			typeof changes[problem.file] === "string" || !before.has(nameOf(problem)),
	);
}

/** A problem as the form of a file shows it. */
export function show(file: string, problem: Problem): ShownProblem {
	const own = file === siteFile ? `../${siteFile}` : file;
	return {
		file: problem.file === own ? file : problem.file,
		path: problem.path.map(String),
		message: problem.message,
		line: printProblem(problem),
	};
}

function problemsInSite(text: string): Problem[] {
	const value = readSite(text);
	const { icons } = surroundings();
	const unknown = iconNames(value).filter(({ text: name }) => !icons.has(name));
	return [
		...checkSite(value, text),
		...unknown.map(({ path, text: name }) => ({
			...{ file: `../${siteFile}`, line: 1, column: 1, path },
			field: fieldName(path, value),
			message: `names the icon ${name}, which https://lucide.dev/icons does not have`,
		})),
	];
}

/** Of two that collide it is the one changed last that is told of. */
function lastOf(texts: FileChanges, changed: string[]): Texts {
	const entries = Object.entries(texts).filter(
		(entry): entry is [string, string] => entry[1] !== null,
	);
	return Object.fromEntries([
		...entries.filter(([file]) => !changed.includes(file)),
		...entries.filter(([file]) => changed.includes(file)),
	]);
}

/** Without its line, which moves as other lines come and go. */
function nameOf({ file, path, message }: Problem): string {
	return JSON.stringify([file, path, message]);
}
