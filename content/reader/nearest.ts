/** Of the words that there are, the one that was meant, if any is near enough: two letters away, or three of a long word. */
export function nearest(
	word: string,
	known: Iterable<string>,
): string | undefined {
	let near: string | undefined;
	let least = word.length > 8 ? 4 : 3;
	for (const candidate of known) {
		const changes = changesBetween(
			word.toLowerCase(),
			candidate.toLowerCase(),
			least,
		);
		if (changes < Math.min(least, candidate.length)) {
			near = candidate;
			least = changes;
		}
	}
	return near;
}

/** ", did you mean …?" for a word that there is not. */
export function didYouMean(word: string, known: Iterable<string>): string {
	const near = nearest(word, known);
	return near ? `; did you mean ${near}?` : "";
}

/** Letters to add, take away or replace on the way from one word to the other (Levenshtein). */
function changesBetween(from: string, to: string, limit: number): number {
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
