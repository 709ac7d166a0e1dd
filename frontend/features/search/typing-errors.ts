import { memoize } from "./memoize.ts";

/** Returns how many letters may be wrong: in a short word, a wrong letter makes another word. */
function typosAllowed({ length }: string): number {
	if (length < 4) return 0;
	return length < 8 ? 1 : 2;
}

/**
 * Returns the known words nearest to an unknown one: those with the fewest letters wrong, missing,
 * added or swapped with their neighbours.
 * @param isStart whether longer words that begin with it count too, as while a word is being typed;
 * only from its fifth letter on, and with the same first letter
 */
export function nearestWords(
	word: string,
	words: Iterable<string>,
	isStart: boolean,
): string[] {
	const maxErrors = typosAllowed(word);
	if (maxErrors === 0) return [];
	const maxLength = isStart
		? Number.POSITIVE_INFINITY
		: word.length + maxErrors;
	const letters = lettersOf(word);
	let fewest = maxErrors + 0.5;
	let nearest: string[] = [];
	for (const other of words) {
		if (other.length < word.length - maxErrors || other.length > maxLength)
			continue;
		// Checking for missing letters is cheaper than counting the errors.
		if (bits(letters & ~lettersOf(other)) > maxErrors) continue;
		const { whole, start } = wrongLetters(word, other, maxErrors);
		// With an error, few letters are the start of nearly anything: "diet" of "detection".
		const canStart = isStart && word.length > 4 && word[0] === other[0];
		// Of two words with the same number of errors, a complete one wins over a longer one.
		const wrong = canStart ? Math.min(whole, start + 0.5) : whole;
		if (wrong > fewest) continue;
		if (wrong < fewest) nearest = [];
		fewest = wrong;
		nearest.push(other);
	}
	return nearest;
}

/**
 * Returns the optimal string alignment distance (substitutions, insertions, deletions and swaps) to
 * the whole of the other word and to its best prefix; stops counting beyond `maxErrors`.
 */
function wrongLetters(word: string, other: string, maxErrors: number) {
	const length = Math.min(other.length, word.length + maxErrors);
	let twoAbove: number[] = [];
	let above = Array.from({ length: length + 1 }, (_, at) => at);
	for (let row = 1; row <= word.length; row += 1) {
		const line = [row];
		let best = row;
		for (let column = 1; column <= length; column += 1) {
			const isSame = word[row - 1] === other[column - 1];
			let wrong = Math.min(
				(above[column] ?? 0) + 1,
				(line[column - 1] ?? 0) + 1,
				(above[column - 1] ?? 0) + (isSame ? 0 : 1),
			);
			const isSwap =
				row > 1 &&
				word[row - 1] === other[column - 2] &&
				word[row - 2] === other[column - 1];
			if (isSwap) wrong = Math.min(wrong, (twoAbove[column - 2] ?? 0) + 1);
			line.push(wrong);
			best = Math.min(best, wrong);
		}
		if (best > maxErrors) return { whole: best, start: best };
		twoAbove = above;
		above = line;
	}
	const whole = other.length > length ? maxErrors + 1 : (above[length] ?? 0);
	return { whole, start: Math.min(...above) };
}

/** Returns which letters a word contains, one bit each; other characters share those bits. */
const lettersOf = memoize((word) => {
	let letters = 0;
	for (let at = 0; at < word.length; at += 1) {
		letters |= 1 << (word.charCodeAt(at) & 31);
	}
	return letters;
});

/** Counts the bits that are set in a number. */
function bits(number: number): number {
	let count = 0;
	for (let left = number; left !== 0; left &= left - 1) count += 1;
	return count;
}
