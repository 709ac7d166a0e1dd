import {
	type CollectionName,
	type Copy,
	collectionOf,
	collectionTable,
} from "#content/collections.ts";
import { describeIssues } from "./describe-issues.ts";
import { fillName, fillPlaceholders } from "./fill-placeholders.ts";
import { didYouMean } from "./nearest.ts";
import { fieldName, type Problem } from "./problem.ts";
import { readMarkdown } from "./read-markdown.ts";
import { type ReadText, readYaml } from "./read-yaml.ts";
import { findUnreadable, unreadableTexts } from "./unreadable.ts";

export type ReadEntry = {
	/** The file as the site uses it; undefined if there are problems. */
	entry: unknown;
	/** The file's content with its facts filled in; paths lead to the same places as in the file. Undefined if there are problems. */
	value: unknown;
	collection: CollectionName | undefined;
	problems: Problem[];
	/** Returns where a field is, for rules that look at several files at once. */
	placeOf: ReadText["placeOf"];
};

/** Said of a file that may not be deleted. */
const neededFile = "the site needs a file of this name";

/** The last result for each file: a build asks for the same text several times. */
const lastRead = new Map<string, { text: string; read: ReadEntry }>();

/**
 * Reads one file of copy/. The same text gives the same entry object, which must not be modified.
 * @param file path below copy/, for example "services/cloud/finops.yaml"
 */
export function readEntry(file: string, text: string): ReadEntry {
	const last = lastRead.get(file);
	if (last?.text === text) return last.read;
	const read = readUncached(file, text);
	lastRead.set(file, { text, read });
	return read;
}

function readUncached(file: string, text: string): ReadEntry {
	// Some Windows editors put an invisible byte order mark at the beginning of a file.
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
	const [inField] = unreadableTexts(read.value);
	const inFile = findUnreadable(plain);
	const unreadable = inFile ?? inField;
	if (unreadable) {
		const path = inField?.path ?? [];
		const place = inFile
			? { line: plain.slice(0, inFile.index).split("\n").length, column: 1 }
			: placeOf(path);
		const { message } = unreadable;
		return failed([
			{ ...{ file, path, field: "this line", message }, ...place },
		]);
	}
	if (read.faults.length > 0) {
		return failed(
			read.faults.map((fault) => ({
				...{ file, path: [], field: "this line" },
				...fault,
			})),
		);
	}
	const { schema, derive } = collectionTable[match.name];
	const hasPathNames = Object.keys(match.names).length > 0;
	const value = fillPlaceholders(read.value);
	const result = schema.safeParse(value);
	if (!result.success) {
		return failed(
			describeIssues(result.error.issues, value, schema).map(
				({ path, message }) => ({
					...{ file, path, ...placeOf(path) },
					message:
						value === null
							? `${message}${hasPathNames ? ", or delete the file" : `; ${neededFile}`}`
							: message,
					field: fieldName(path, fillName(value)),
				}),
			),
		);
	}
	const data = fillName(result.data);
	return {
		entry: hasPathNames
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
 * @param texts its files' texts by their paths below copy/
 * @returns the entries that could be read, and all problems; a collection of one file that has
 * problems, or does not exist, is missing from the content
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
	for (const [name, entries] of Object.entries(content)) {
		if (Array.isArray(entries)) content[name] = inOrder(entries);
	}
	for (const [name, { pattern }] of Object.entries(collectionTable)) {
		if (name in content || pattern in texts) continue;
		problems.push({
			...wholeFile(pattern),
			message: `is missing; ${neededFile}`,
		});
	}
	return { content: content as Partial<Copy>, problems };
}

/** Returns the entries sorted by their `order`; entries that have none stay as they are. */
function inOrder(entries: { order?: number }[]): unknown[] {
	return entries.toSorted(({ order: a = 0 }, { order: b = 0 }) => a - b);
}

/** Returns the location for a problem with a file as a whole. */
export function wholeFile(file: string): Omit<Problem, "message"> {
	return { file, line: 1, column: 1, path: [], field: "the file" };
}

function misplaced(file: string): Problem {
	const places = Object.values(collectionTable).map(({ pattern }) => pattern);
	const isWronglyNamed = /[^a-z0-9-]/.test(
		file.replace(/\.\w+$/, "").replaceAll("/", ""),
	);
	if (!/\.(yaml|md)$/.test(file)) {
		return {
			...wholeFile(file),
			message:
				"is not read; its name must end in .yaml, or in .md if it is a policy",
		};
	}
	const message = isWronglyNamed
		? "must be named in lowercase letters, digits and hyphens"
		: `is not a file that the site reads${didYouMean(file, places) || "; services go in services/CATEGORY/, extensions in extensions/"}`;
	return { ...wholeFile(file), message };
}
