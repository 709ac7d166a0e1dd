export const snippetLength = 150;

/** Characters that join with the one before into one visible character: marks, variation selectors, skin tones, joiners. */
const joinsBefore = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u;
const joiner = "\u200d";
/** Two of these letters are a flag. */
const flagLetter = /^[\u{1f1e6}-\u{1f1ff}]/u;
const flagLettersAtEnd = /[\u{1f1e6}-\u{1f1ff}]*$/u;
/** Most code points in one visible character. */
const maxJoined = 16;

/** Returns the first code points of a text, or fewer rather than cut a visible character in two. */
export function firstCharacters(text: string, length: number): string {
	if (text.length <= length) return text;
	let end = 0;
	for (let count = 0; count < length && end < text.length; count += 1) {
		end += codeUnitsAt(text, end);
	}
	return end < text.length ? text.slice(0, wholeBefore(text, end)) : text;
}

/** Does the same and adds "…" if something was cut. */
export function shorten(text: string, length: number): string {
	const first = firstCharacters(text, length);
	return first.length < text.length ? `${first}…` : text;
}

/** Returns the part of an article's text that a card shows. */
export function snippet(text: string): string {
	return shorten(text, snippetLength);
}

/** Returns the nearest index at or before `end` where a visible character begins, or `end` if none is within `maxJoined` code points. */
function wholeBefore(text: string, end: number): number {
	let start = end;
	for (let steps = 0; steps < maxJoined && start > 0; steps += 1) {
		const isJoined =
			joinsBefore.test(text.slice(start, start + 2)) ||
			text[start - 1] === joiner ||
			isWithinFlag(text, start);
		if (!isJoined) return start;
		const isPair = (text.codePointAt(start - 2) ?? 0) > 0xffff;
		start -= isPair ? 2 : 1;
	}
	return end;
}

function isWithinFlag(text: string, index: number): boolean {
	if (!flagLetter.test(text.slice(index, index + 2))) return false;
	// Sixteen flags: a longer row is read from there on.
	const before = text.slice(Math.max(0, index - 64), index);
	const [letters = ""] = flagLettersAtEnd.exec(before) ?? [];
	return (letters.length / 2) % 2 === 1;
}

function codeUnitsAt(text: string, index: number): number {
	return (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
}
