/** A line of one text or of both. */
export type DiffLine = { kind: "same" | "removed" | "added"; text: string };

/** Merges the lines of two texts into a diff with as many common lines as possible. */
export function diffLines(before: string, after: string): DiffLine[] {
	const [old, next] = [before.split("\n"), after.split("\n")];
	const shorter = Math.min(old.length, next.length);
	// Without the lines at both ends that are the same: comparing each line of a list of hundreds
	// with each takes seconds.
	let head = 0;
	while (head < shorter && old[head] === next[head]) head++;
	let tail = 0;
	while (tail < shorter - head && old.at(-1 - tail) === next.at(-1 - tail)) {
		tail++;
	}
	const same = (text: string): DiffLine => ({ kind: "same", text });
	return [
		...old.slice(0, head).map(same),
		...diffAll(
			old.slice(head, old.length - tail),
			next.slice(head, next.length - tail),
		),
		...old.slice(old.length - tail).map(same),
	];
}

function diffAll(a: string[], b: string[]): DiffLine[] {
	const common = commonLengths(a, b);
	const lines: DiffLine[] = [];
	let i = 0;
	let j = 0;
	while (i < a.length || j < b.length) {
		if (i < a.length && j < b.length && a[i] === b[j]) {
			lines.push({ kind: "same", text: a[i++] ?? "" });
			j++;
		} else if (
			i < a.length &&
			(j === b.length || lengthAt(i + 1, j) >= lengthAt(i, j + 1))
		) {
			lines.push({ kind: "removed", text: a[i++] ?? "" });
		} else lines.push({ kind: "added", text: b[j++] ?? "" });
	}
	return lines;

	function lengthAt(row: number, column: number): number {
		return common[row]?.[column] ?? 0;
	}
}

/** Returns, for each pair of line indices, the length of the longest common subsequence from there on. */
function commonLengths(a: string[], b: string[]): Uint16Array[] {
	const rows = Array.from(
		{ length: a.length + 1 },
		() => new Uint16Array(b.length + 1),
	);
	for (let i = a.length - 1; i >= 0; i--) {
		const row = rows[i];
		const below = rows[i + 1];
		if (!row || !below) continue;
		for (let j = b.length - 1; j >= 0; j--) {
			row[j] =
				a[i] === b[j]
					? (below[j + 1] ?? 0) + 1
					: Math.max(below[j] ?? 0, row[j + 1] ?? 0);
		}
	}
	return rows;
}
