/** Letters that may be wrong: of a short word they would make others. */
export function typosAllowed({ length }: string): number {
	if (length < 4) return 0;
	return length < 8 ? 1 : 2;
}

/**
 * The words that come nearest to one that nobody has: those with the fewest letters wrong,
 * left out, added or changed about with their neighbours.
 * @param isStart whether longer words that begin so will do, as while a word is being typed
 */
export function nearestWords(
	word: string,
	words: Iterable<string>,
	isStart: boolean,
): string[] {
	const most = typosAllowed(word);
	if (most === 0) return [];
	const longest = isStart ? Number.POSITIVE_INFINITY : word.length + most;
	const letters = lettersOf(word);
	let least = most + 0.5;
	let nearest: string[] = [];
	for (const other of words) {
		if (other.length < word.length - most || other.length > longest) continue;
		// Counting costs more than seeing that too many letters are missing.
		if (bits(letters & ~lettersOf(other)) > most) continue;
		const { whole, start } = wrongLetters(word, other, most);
		// Of two with as many letters wrong, the one that is all there.
		const wrong = isStart ? Math.min(whole, start + 0.5) : whole;
		if (wrong > least) continue;
		if (wrong < least) nearest = [];
		least = wrong;
		nearest.push(other);
	}
	return nearest;
}

/**
 * Optimal string alignment: substitutions, insertions, deletions and swaps, of the other
 * word as a whole and of its best start; stops counting where there are more than `most`.
 */
function wrongLetters(
	word: string,
	other: string,
	most: number,
): { whole: number; start: number } {
	const length = Math.min(other.length, word.length + most);
	let before: number[] = [];
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
			if (isSwap) wrong = Math.min(wrong, (before[column - 2] ?? 0) + 1);
			line.push(wrong);
			best = Math.min(best, wrong);
		}
		if (best > most) return { whole: best, start: best };
		before = above;
		above = line;
	}
	const whole = other.length > length ? most + 1 : (above[length] ?? 0);
	return { whole, start: Math.min(...above) };
}

const known = new Map<string, number>();

/** Which letters a word has, one bit for each; other characters share the bits. */
function lettersOf(word: string): number {
	let letters = known.get(word);
	if (letters === undefined) {
		letters = 0;
		for (let at = 0; at < word.length; at += 1) {
			letters |= 1 << (word.charCodeAt(at) & 31);
		}
		known.set(word, letters);
	}
	return letters;
}

/** How many bits of a number are set. */
function bits(number: number): number {
	let count = 0;
	for (let left = number; left !== 0; left &= left - 1) count += 1;
	return count;
}
