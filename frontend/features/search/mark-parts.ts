import type { QueryWord } from "./query-words.ts";
import { splitWords, stemmed } from "./search-words.ts";

/** A piece of a text, and where it begins. */
type Part = { at: number; part: string; isMarked: boolean };

/** A word as it stands in a text, and as it is compared. */
type Token = { at: number; length: number; word: string };

// The same few hundred texts come up again with every letter.
const known = new Map<string, Token[]>();

/** Cuts a text into what matches a query and what does not; of a word that only begins as it was typed, that much matches. */
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
		cut(at + (start?.forms[0]?.length ?? length), true);
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
