import {
	type CollectionName,
	type Copy,
	collectionOf,
	collectionTable,
} from "../collections.ts";
import { describeIssues } from "./describe-issues.ts";
import { fillFacts, fillName } from "./fill-facts.ts";
import { didYouMean } from "./nearest.ts";
import { fieldName, type Problem } from "./problem.ts";
import { readMarkdown } from "./read-markdown.ts";
import { type ReadText, readYaml } from "./read-yaml.ts";

export type ReadEntry = {
	/** The file as the site uses it; undefined where there are problems. */
	entry: unknown;
	/** What stands in the file, with its facts filled in: paths lead to the same places in it as in the file. */
	value: unknown;
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
	// Some editors of Windows begin a file with a mark (BOM) that nobody sees.
	const plain = text.replace(/^\uFEFF/, "");
	const read = file.endsWith(".md") ? readMarkdown(plain) : readYaml(plain);
	const { placeOf } = read;
	const match = collectionOf(file);
	const failed = (problems: Problem[]): ReadEntry => ({
		entry: undefined,
		value: undefined,
		collection: match?.name,
		problems,
		placeOf,
	});
	if (!match) return failed([misplaced(file)]);
	if (read.faults.length > 0) {
		return failed(
			read.faults.map((fault) => ({
				...{ file, path: [], field: "this line" },
				...fault,
			})),
		);
	}
	const { schema, derive } = collectionTable[match.name];
	const value = fillFacts(read.value);
	const result = schema.safeParse(value);
	if (!result.success) {
		return failed(
			describeIssues(result.error.issues, value, schema).map(
				({ path, message }) => ({
					...{ file, path, message, ...placeOf(path) },
					field: fieldName(path, fillName(value)),
				}),
			),
		);
	}
	const data = fillName(result.data);
	const isFiled = Object.keys(match.names).length > 0;
	return {
		entry: isFiled
			? { ...match.names, ...derive?.(match.names), ...(data as object) }
			: data,
		value: fillName(value),
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
			...wholeFile(pattern),
			message: "is not there; the site needs it under this name",
		});
	}
	return { content: content as Partial<Copy>, problems };
}

/** Where a file as a whole has a problem. */
export function wholeFile(file: string): Omit<Problem, "message"> {
	return { file, line: 1, column: 1, path: [], field: "the file" };
}

function misplaced(file: string): Problem {
	const places = Object.values(collectionTable).map(({ pattern }) => pattern);
	const isWronglyNamed = /[^a-z0-9-]/.test(
		file.replace(/\.\w+$/, "").replaceAll("/", ""),
	);
	const message = isWronglyNamed
		? "must be named in small letters, digits and hyphens"
		: `is in no place that the site reads${didYouMean(file, places) || "; services stand in services/CATEGORY/, extensions in extensions/"}`;
	return { ...wholeFile(file), message };
}
