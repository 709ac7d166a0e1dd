import { splitWords } from "../../state/search-words.ts";

/** A piece of a text, and where it begins. */
type Part = { at: number; part: string; isMarked: boolean };

/**
 * Cuts a text into what matched and what did not.
 * @param words the words of the text that matched
 * @param typed the words of the query; of a word that begins with one, only that much is marked
 */
export function markParts(
	text: string,
	words: string[],
	typed: string[],
): Part[] {
	const parts: Part[] = [];
	let end = 0;
	const cut = (to: number, isMarked: boolean) => {
		if (to > end) parts.push({ at: end, part: text.slice(end, to), isMarked });
		end = to;
	};
	for (const { index, 0: token } of text.matchAll(/[\p{L}\p{N}'’]+/gu)) {
		const [word = ""] = splitWords(token);
		if (!words.includes(word)) continue;
		const start = typed.find((begin) => word.startsWith(begin));
		cut(index, false);
		cut(index + (start?.length ?? token.length), true);
	}
	cut(text.length, false);
	return parts;
}
