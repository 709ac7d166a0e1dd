import type { Path, Place } from "./read-yaml.ts";

/** Something wrong with a file. Line and column count from 1. */
export type Problem = Place & {
	/** Path below copy/; "../site.ts" for the facts, which are outside it. */
	file: string;
	/** The field's keys and indexes; empty for the file as a whole. */
	path: Path;
	/** The field in words, with list entries by their names: `serviceCards "One way" icon`. */
	field: string;
	/** What is wrong with it, worded to follow the field. */
	message: string;
};

/** Formats a problem as one line, for example "content/copy/pages/home.yaml:7 heading must be at most 90 characters, found 104". */
export function printProblem({ file, line, field, message }: Problem): string {
	const path = `content/copy/${file}`.replace("copy/../", "");
	return `${path}:${line} ${field} ${message}`;
}

/**
 * Describes a field in words.
 * @param value value of the whole file, which contains the names of list entries
 */
export function fieldName(path: Path, value: unknown): string {
	// For a policy's text the line number says where; it has no field name.
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

/** Returns the name of a list entry: its title or a similar field; undefined if it has none. */
function entryName(entry: unknown): string | undefined {
	const fields = ["title", "heading", "cardTitle", "name", "label", "question"];
	const called = fields
		.map((field) => Object(entry)[field])
		.find((text) => typeof text === "string" && text !== "");
	return typeof called === "string" && called.length > 50
		? `${called.slice(0, 49)}…`
		: called;
}
