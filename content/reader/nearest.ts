/** Returns the known word that was probably meant, if one is close enough: at most two letters away, or three for a word of more than eight. */
export function nearest(
	word: string,
	known: Iterable<string>,
): string | undefined {
	let best: string | undefined;
	let fewest = word.length > 8 ? 4 : 3;
	for (const candidate of known) {
		const changes = editDistance(
			word.toLowerCase(),
			candidate.toLowerCase(),
			fewest,
		);
		if (changes < Math.min(fewest, candidate.length)) {
			best = candidate;
			fewest = changes;
		}
	}
	return best;
}

/** Returns "; did you mean …?" for an unknown word, or "" if no known one is close. */
export function didYouMean(word: string, known: Iterable<string>): string {
	const near = nearest(word, known);
	return near ? `; did you mean ${near}?` : "";
}

/** Counts the letters to add, remove or replace to turn one word into the other (Levenshtein); returns `limit` if the lengths alone differ by as many. */
function editDistance(from: string, to: string, limit: number): number {
	if (Math.abs(from.length - to.length) >= limit) return limit;
	let row = Array.from({ length: to.length + 1 }, (_, at) => at);
	for (const [index, letter] of [...from].entries()) {
		const next = [index + 1];
		for (const [at, other] of [...to].entries()) {
			next.push(
				Math.min(
					(row[at + 1] ?? 0) + 1,
					(next[at] ?? 0) + 1,
					(row[at] ?? 0) + (letter === other ? 0 : 1),
				),
			);
		}
		row = next;
	}
	return row.at(-1) ?? 0;
}
