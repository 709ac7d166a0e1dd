import { splitWords, stemmed } from "./search-words.ts";

/** A piece of a text, and where it begins. */
type Part = { at: number; part: string; isMarked: boolean };

/** A word as it stands in a text, and as the engine knows it. */
type Token = { at: number; length: number; word: string };

// The same few hundred texts come up again with every letter.
const known = new Map<string, Token[]>();

/**
 * Cuts a text into what matched and what did not.
 * @param words the words of the text that matched, or their stems
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
	for (const { at, length, word } of tokensOf(text)) {
		if (!words.includes(word) && !words.includes(stemmed(word))) continue;
		const start = typed.find((begin) => word.startsWith(begin));
		cut(at, false);
		cut(at + (start?.length ?? length), true);
	}
	cut(text.length, false);
	return parts;
}

function tokensOf(text: string): Token[] {
	let tokens = known.get(text);
	if (!tokens) {
		tokens = Array.from(
			text.matchAll(/[\p{L}\p{N}'’]+/gu),
			({ index, 0: token }) => ({
				at: index,
				length: token.length,
				word: splitWords(token)[0] ?? "",
			}),
		);
		known.set(text, tokens);
	}
	return tokens;
}
