import { memoize } from "./memoize.ts";
import type { QueryWord } from "./query-words.ts";
import { splitWords, stemmed } from "./search-words.ts";

/** A piece of a text, and where it begins. */
type Part = { at: number; part: string; isMarked: boolean };

/** A word's position and length in a text, and the form in which it is compared. */
type Token = { at: number; length: number; word: string };

/**
 * Splits a text into parts that match a query and parts that do not. If a word only begins with a
 * query word, only that beginning matches.
 */
export function markParts(text: string, query: QueryWord[]): Part[] {
	const parts: Part[] = [];
	let end = 0;
	const cut = (to: number, isMarked: boolean) => {
		if (to > end) parts.push({ at: end, part: text.slice(end, to), isMarked });
		end = to;
	};
	for (const { at, length, word } of tokensOf(text)) {
		const start = query.find(
			({ forms: [typed = ""], isPrefix }) => isPrefix && word.startsWith(typed),
		);
		const isMatch = query.some(
			({ forms }) => forms.includes(word) || forms.includes(stemmed(word)),
		);
		if (!start && !isMatch) continue;
		cut(at, false);
		cut(at + (isMatch ? length : (start?.forms[0]?.length ?? length)), true);
	}
	cut(text.length, false);
	return parts;
}

const tokensOf = memoize((text): Token[] =>
	Array.from(text.matchAll(/[\p{L}\p{N}'’]+/gu), ({ index, 0: token }) => ({
		at: index,
		length: token.length,
		word: splitWords(token)[0] ?? "",
	})),
);
