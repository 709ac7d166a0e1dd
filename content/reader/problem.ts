import type { Path, Place } from "./read-yaml.ts";

/** Something wrong with a file. Line and column count from 1. */
export type Problem = Place & {
	/** Below copy/; of the few words that stand beside it "../site.ts". */
	file: string;
	/** The field's keys and indexes; empty for the file as a whole. */
	path: Path;
	/** The field in words, with entries of lists by their names: `serviceCards "One way" icon`. */
	field: string;
	/** What is wrong with it, to be read after the field. */
	message: string;
};

/** One plain line, for example "content/copy/pages/home.yaml:7 heading must be at most 90 characters, found 104". */
export function printProblem({ file, line, field, message }: Problem): string {
	const path = `content/copy/${file}`.replace("copy/../", "");
	return `${path}:${line} ${field} ${message}`;
}

/**
 * A field in words.
 * @param value of the whole file, which says how entries of lists are called
 */
export function fieldName(path: Path, value: unknown): string {
	// A line of a policy's text says where; it has no name.
	if (path[0] === "body") return "the text";
	let inner = value;
	let name = "";
	for (const key of path) {
		inner = Object(inner)[key];
		if (typeof key !== "number") {
			name += /["\d]$/.test(name) ? ` ${String(key)}` : `.${String(key)}`;
		} else {
			const called = entryName(inner);
			name += called ? ` "${called}"` : ` number ${key + 1}`;
		}
	}
	return name.replace(/^[. ]/, "") || "the file";
}

/** How an entry of a list is called: its title, or what it has instead; undefined where it has nothing. */
export function entryName(entry: unknown): string | undefined {
	const fields = ["title", "heading", "cardTitle", "name", "label", "question"];
	const called = fields
		.map((field) => Object(entry)[field])
		.find((text) => typeof text === "string" && text !== "");
	return typeof called === "string" && called.length > 50
		? `${called.slice(0, 49)}…`
		: called;
}
