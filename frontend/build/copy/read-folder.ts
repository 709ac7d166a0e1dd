import { readdirSync, readFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import {
	type CollectionName,
	type Copy,
	collections,
} from "#content/collections.ts";
import { type Problem, printProblem } from "#content/reader/problem.ts";
import { readCopy, readEntry } from "#content/reader/read-copy.ts";

/** The project's content/copy. */
export const copyFolder = resolve(import.meta.dirname, "../../../content/copy");

type Entry = { file: string; isFile: boolean; isLink: boolean };

/** Returns what is in copy/, by paths below it. Skips names that begin with a dot, and the backups of text editors. */
export function entriesIn(folder: string): Entry[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.map((entry) => ({
			file: join(entry.parentPath, entry.name)
				.slice(folder.length + 1)
				.split(sep)
				.join("/"),
			isFile: entry.isFile(),
			isLink: entry.isSymbolicLink(),
		}))
		.filter(({ file }) => !/(^|\/)\.|~$/.test(file));
}

/** Returns the texts of all files in copy/ by their paths below it. */
export function readTexts(folder = copyFolder): Record<string, string> {
	const files = entriesIn(folder).filter(({ isFile }) => isFile);
	return Object.fromEntries(
		files.map(({ file }) => [file, readFileSync(join(folder, file), "utf8")]),
	);
}

/** Returns a problem for each symbolic link in copy/, which readTexts() leaves out: it may lead to something secret. */
export function problemsWithLinks(folder = copyFolder): Problem[] {
	return entriesIn(folder)
		.filter(({ isLink }) => isLink)
		.map(({ file }) => ({
			file,
			line: 1,
			column: 1,
			path: [],
			field: "the file",
			message:
				"is a symbolic link, which is not read; put what it leads to in its place",
		}));
}

/** Reads all copy, for code that runs in Node. @throws with one line for each problem */
export function loadCopy(): Copy {
	const { content, problems } = readCopy(readTexts());
	throwIfAny([...problemsWithLinks(), ...problems]);
	// Without problems, no entry is missing.
	return content as Copy;
}

/** Reads a collection that is a single file, without reading the others. @throws as loadCopy does */
export function loadOne<Name extends CollectionName>(name: Name): Copy[Name] {
	const file = collections[name].pattern;
	return readFile(file) as Copy[Name];
}

/** Reads one file, validated and complete. @throws as loadCopy does */
export function readFile(file: string): unknown {
	const text = readFileSync(join(copyFolder, file), "utf8");
	const { entry, problems } = readEntry(file, text);
	throwIfAny(problems);
	return entry;
}

function throwIfAny(problems: Problem[]): void {
	if (problems.length === 0) return;
	throw new Error(problems.map(printProblem).join("\n"));
}
