/** One figure of a benchmark. A row with a budget is held to it: at most, or at least where it says so. */
export type Row = {
	what: string;
	value: number;
	unit: string;
	budget?: number;
	atLeast?: true;
	/** The same figure of what it is compared with. */
	reference?: number;
};

/**
 * Prints a benchmark's rows for a person and, with --json, once more as the last line for
 * a program. Over budget, the process will end with status 1.
 */
export function report(name: string, rows: Row[]): void {
	console.log(`\n${name}`);
	for (const row of rows) console.log(`  ${describe(row)}`);
	const missed = rows.filter((row) => !isKept(row));
	if (missed.length > 0) process.exitCode = 1;
	console.log(
		missed.length === 0
			? "Budget kept"
			: `Budget MISSED ${missed.length} times`,
	);
	if (process.argv.includes("--json")) {
		const plain = rows.map(({ atLeast: _, ...row }) => row);
		console.log(JSON.stringify({ name, rows: plain }));
	}
}

function describe(row: Row): string {
	const { what, value, unit, budget, atLeast } = row;
	const figure = `${what.padEnd(46)} ${String(value).padStart(8)} ${unit}`;
	if (budget === undefined) return figure;
	const verdict = isKept(row) ? "" : "  MISSED";
	return `${figure} (${atLeast ? "at least" : "at most"} ${budget})${verdict}`;
}

function isKept({ value, budget, atLeast }: Row): boolean {
	if (budget === undefined) return true;
	return atLeast ? value >= budget : value <= budget;
}
