import type { Path } from "./read-yaml.ts";

/** What a text has if it was not saved as UTF-8, and control characters other than tabs and line breaks. */
const notText = /[^\P{Cc}\t\n\r]|\uFFFD/u;
/** What programs leave behind: zero-width spaces, changes of direction, byte order marks and their line separators. */
const invisible = /[\u200B\u202A-\u202E\u2066-\u2069\uFEFF\u2028\u2029]/;

type Unreadable = { index: number; message: string };

/** Finds a text's first character that nobody can read. */
export function findUnreadable(text: string): Unreadable | undefined {
	const message =
		"has a character that cannot be shown; type it again, and save the file as UTF-8";
	const broken = notText.exec(text);
	if (broken) return { index: broken.index, message };
	const unseen = invisible.exec(text);
	if (!unseen) return;
	const code = unseen[0].codePointAt(0)?.toString(16).toUpperCase();
	return {
		index: unseen.index,
		message: `has an invisible character (U+${code?.padStart(4, "0")}); type the words around it again`,
	};
}

/** Finds such characters in every text of a value, as escapes such as "\u200b" are not seen in the file. */
export function unreadableTexts(
	value: unknown,
	path: Path = [],
): { path: Path; message: string }[] {
	if (typeof value === "string") {
		const found = findUnreadable(value);
		return found ? [{ path, message: found.message }] : [];
	}
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		unreadableTexts(inner, [...path, Array.isArray(value) ? +key : key]),
	);
}
