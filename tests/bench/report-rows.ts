/** One measured figure; without a budget it is there to be known only. */
export type BenchRow = {
	what: string;
	value: number;
	unit: string;
	/** The figure may be at most this. */
	budget?: number;
	/** The same of a peer, measured in the same run. */
	reference?: number;
};

/**
 * Prints figures as a table, and fails the process where one is over its budget. With
 * --json the last line is `{ name, rows }`, for whoever gathers several benchmarks.
 */
export function reportRows(name: string, rows: BenchRow[]): void {
	const width = Math.max(...rows.map(({ what }) => what.length));
	for (const { what, value, unit, budget } of rows) {
		const limit = budget === undefined ? "" : `  (at most ${budget})`;
		console.log(
			`${what.padEnd(width)} ${value.toFixed(1).padStart(7)} ${unit}${limit}`,
		);
		if (budget !== undefined && !(value <= budget)) process.exitCode = 1;
	}
	if (process.argv.includes("--json"))
		console.log(JSON.stringify({ name, rows }));
}
