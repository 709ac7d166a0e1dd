import type { Conflict } from "./merge.ts";

/** Turns a field name into a readable label: "pageTitle" becomes "Page title". */
export function labelOf(name: string): string {
	const words = name
		.replaceAll("_", " ")
		.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b}`)
		.toLowerCase();
	return words.replace(/^./, (first) => first.toUpperCase());
}

/** Returns a list entry's own title or name, or else its position, counted from 1. */
export function entryTitle(value: unknown, index: number): string {
	const fields = Object(value);
	const names =
		"title label heading name question cardTitle datasource_name category_name event value id";
	const found = names
		.split(" ")
		.map((name) => fields[name])
		.find((text) => typeof text === "string" && text !== "");
	return found ?? `Entry ${index + 1}`;
}

/** Returns a field's name within its file: "Sidebar › Core Concepts › Links". */
export function placeName(
	file: unknown,
	{ path, theirs, mine }: Conflict,
): string {
	let value = file;
	const names = path.map((key, at) => {
		// A removed entry has no place in the merged file.
		value = at === path.length - 1 ? (mine ?? theirs) : Object(value)[key];
		return typeof key === "number" ? entryTitle(value, key) : labelOf(key);
	});
	return names.join(" › ") || "The whole file";
}

/** Returns what to call one entry of a list: "job" for "jobs". */
export function singular(name: string): string {
	const word = labelOf(name).toLowerCase();
	if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
	return word.endsWith("s") ? word.slice(0, -1) : `entry of ${word}`;
}
