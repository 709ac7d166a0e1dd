/** A field's name as words: "pageTitle" is "Page title". */
export function labelOf(name: string): string {
	const words = name
		.replaceAll("_", " ")
		.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b}`)
		.toLowerCase();
	return words.replace(/^./, (first) => first.toUpperCase());
}

/** One of a list's entries by a name that it bears, else by its place from 1. */
export function entryTitle(value: unknown, index: number): string {
	const fields = Object(value);
	const names = [
		"title",
		"label",
		"heading",
		"name",
		"question",
		"cardTitle",
		"datasource_name",
		"category_name",
		"event",
		"value",
		"id",
	];
	const found = names
		.map((name) => fields[name])
		.find((text) => typeof text === "string" && text !== "");
	return found ?? `Entry ${index + 1}`;
}

/** What one of a list is called: "jobs" has a "job". */
export function singular(name: string): string {
	const word = labelOf(name).toLowerCase();
	if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
	return word.endsWith("s") ? word.slice(0, -1) : `entry of ${word}`;
}

/** "a job", "an advisory". */
export function withArticle(word: string): string {
	return `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
}
