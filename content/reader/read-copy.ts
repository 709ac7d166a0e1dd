import {
	type CollectionName,
	type Copy,
	collectionOf,
	collectionTable,
} from "../collections.ts";
import { describeIssue } from "./describe-issue.ts";
import { fillFacts, fillName } from "./fill-facts.ts";
import { readMarkdown } from "./read-markdown.ts";
import { type Path, type Place, type ReadText, readYaml } from "./read-yaml.ts";

/** Something wrong with a file. Line and column count from 1. */
export type Problem = Place & {
	/** Below copy/. */
	file: string;
	/** The field's keys and indexes; empty for the file as a whole. */
	path: Path;
	/** What is wrong with it, to be read after the field's name. */
	message: string;
};

export type ReadEntry = {
	/** The file as the site uses it; undefined where there are problems. */
	entry: unknown;
	collection: CollectionName | undefined;
	problems: Problem[];
	/** Where a field stands, for rules that look at several files at once. */
	placeOf: ReadText["placeOf"];
};

/** What was read last of each file: a build asks for the same text several times. */
const lastRead = new Map<string, { text: string; read: ReadEntry }>();

/**
 * Reads one file of copy/. The same text gives the same entry, which nobody may change.
 * @param file below copy/, for example "services/cloud/finops.yaml"
 */
export function readEntry(file: string, text: string): ReadEntry {
	const last = lastRead.get(file);
	if (last?.text === text) return last.read;
	const read = readAnew(file, text);
	lastRead.set(file, { text, read });
	return read;
}

function readAnew(file: string, text: string): ReadEntry {
	const read = file.endsWith(".md") ? readMarkdown(text) : readYaml(text);
	const { placeOf } = read;
	const match = collectionOf(file);
	const problem = (path: Path, message: string, place = placeOf(path)) => ({
		file,
		path,
		message,
		...place,
	});
	const failed = (problems: Problem[]): ReadEntry => ({
		entry: undefined,
		collection: match?.name,
		problems,
		placeOf,
	});
	if (!match) {
		return failed([
			problem([], "is in no place that the site reads", { line: 1, column: 1 }),
		]);
	}
	if (read.faults.length > 0) {
		return failed(
			read.faults.map(({ message, ...place }) => problem([], message, place)),
		);
	}
	const { schema, derive } = collectionTable[match.name];
	const value = fillFacts(read.value);
	const result = schema.safeParse(value);
	if (!result.success) {
		return failed(
			result.error.issues.map((issue) =>
				problem(issue.path, describeIssue(issue, value)),
			),
		);
	}
	const data = fillName(result.data);
	const isFiled = Object.keys(match.names).length > 0;
	return {
		entry: isFiled
			? { ...match.names, ...derive?.(match.names), ...(data as object) }
			: data,
		collection: match.name,
		problems: [],
		placeOf,
	};
}

/**
 * Reads all of copy/.
 * @param texts of its files by their paths below copy/
 * @returns what could be read, with all problems; a collection of one file that has
 * problems, or is not there, is missing in the content
 */
export function readCopy(texts: Record<string, string>): {
	content: Partial<Copy>;
	problems: Problem[];
} {
	const content: Record<string, unknown> = {};
	const problems: Problem[] = [];
	for (const [name, { pattern }] of Object.entries(collectionTable)) {
		if (pattern.includes("{")) content[name] = [];
	}
	for (const file of Object.keys(texts).sort()) {
		const read = readEntry(file, texts[file] ?? "");
		problems.push(...read.problems);
		if (!read.collection || read.entry === undefined) continue;
		const many = content[read.collection];
		if (Array.isArray(many)) many.push(read.entry);
		else content[read.collection] = read.entry;
	}
	for (const [name, { pattern }] of Object.entries(collectionTable)) {
		if (name in content || pattern in texts) continue;
		problems.push({
			...{ file: pattern, line: 1, column: 1, path: [] },
			message: "is not there",
		});
	}
	return { content: content as Partial<Copy>, problems };
}

/** One plain line, for example "content/copy/pages/home.yaml:7 heading must be at most 90 characters, found 104". */
export function printProblem({ file, line, path, message }: Problem): string {
	// A line of a policy's text says where; it has no name.
	const field = path[0] === "body" ? "the text" : path.join(".");
	return `content/copy/${file}:${line} ${field || "the file"} ${message}`;
}
