/** One measured figure; without a budget it is there to be known only. */
export type BenchRow = {
	what: string;
	value: number;
	unit: string;
	/** The figure may be at most this; a rate or a share must be at least this. */
	budget?: number;
	/** The same of a peer, measured in the same run; of several, in words. */
	reference?: number | string;
};

/** A rate or a share should be at least its budget, all else at most. */
export function isFloor(unit: string): boolean {
	return /\/s\b/.test(unit) || unit === "%";
}

/** Whether a figure is within its budget, if it has one; what is no figure is not. */
export function isKept({ value, unit, budget }: BenchRow): boolean {
	if (budget === undefined) return true;
	return isFloor(unit) ? value >= budget : value <= budget;
}

/**
 * Prints figures as a table, and fails the process where one misses its budget. With
 * --json the last line is `{ name, rows, details }`, for whoever gathers several benchmarks.
 * @param details lines of cells beneath a line of headings, for the report alone
 */
export function reportRows(
	name: string,
	rows: BenchRow[],
	details?: string[][],
): void {
	const width = Math.max(...rows.map(({ what }) => what.length));
	for (const row of rows) {
		const { what, value, unit, budget } = row;
		const bound = isFloor(unit) ? "at least" : "at most";
		const limit = budget === undefined ? "" : `  (${bound} ${budget})`;
		console.log(
			`${what.padEnd(width)} ${value.toFixed(1).padStart(7)} ${unit}${limit}`,
		);
		if (!isKept(row)) process.exitCode = 1;
	}
	if (process.argv.includes("--json"))
		console.log(JSON.stringify({ name, rows, details }));
}
