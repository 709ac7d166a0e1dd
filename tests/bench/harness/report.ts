import { type BenchRow, isFloor, meetsBudget } from "./rows.ts";

/** Returns the value of --name=value on the command line, or the default. */
export function option(name: string, defaultValue: string): string {
	const start = `--${name}=`;
	const given = process.argv.find((word) => word.startsWith(start));
	return given?.slice(start.length) ?? defaultValue;
}

/**
 * Prints figures as a table, which `npm run bench` copies into BENCHMARKS.md, and sets a failing
 * exit code if one misses its budget.
 * @param details a second table: a line of headings, then lines of cells
 */
export function report(rows: BenchRow[], details?: string[][]): void {
	console.log(figures(rows, details));
	if (!rows.every(meetsBudget)) process.exitCode = 1;
}

/** Formats figures with budget, reference and verdict as a Markdown table, and the details as another. */
export function figures(rows: BenchRow[], details?: string[][]): string {
	const lines = rows.map((row) => {
		const { what, unit, budget, reference } = row;
		const cells = [what, measured(row)];
		const peer = withUnit(reference, unit);
		if (budget === undefined) return [...cells, "", peer, ""];
		const limit = `${isFloor(unit) ? "≥" : "≤"} ${withUnit(budget, unit)}`;
		return [...cells, limit, peer, meetsBudget(row) ? "kept" : "missed"];
	});
	const head = ["what", "measured", "budget", "reference", "verdict"];
	const tables = [[head, ...lines], ...(details ? [details] : [])];
	return tables.map(markdownTable).join("\n\n");
}

/** Returns a table with a line for each page and a column for each figure, with its reference after a slash. */
export function pageTable(
	heading: string,
	pages: Map<string, BenchRow[]>,
): string[][] {
	const [first = []] = pages.values();
	const cell = (row: BenchRow) =>
		[measured(row), withUnit(row.reference, row.unit)]
			.filter(Boolean)
			.join(" / ");
	return [
		[heading, ...first.map(({ what }) => what)],
		...[...pages].map(([page, rows]) => [page, ...rows.map(cell)]),
	];
}

/** The first column holds names; the others hold figures and are aligned right. */
function markdownTable([head = [], ...lines]: string[][]): string {
	const rule = head.map((_, index) => (index === 0 ? "---" : "--:"));
	return [head, rule, ...lines]
		.map((cells) => `| ${cells.join(" | ")} |`)
		.join("\n");
}

/** Formats the median, followed by its spread if the runs differ. */
function measured({ value, unit, spread }: BenchRow): string {
	const figure = withUnit(value, unit);
	const [lowest, highest] = (spread ?? []).map((end) => withUnit(end, ""));
	return lowest === highest ? figure : `${figure} (${lowest}–${highest})`;
}

/** Formats a figure to three significant digits, whole numbers in full, with its unit. */
export function withUnit(value: BenchRow["reference"], unit: string): string {
	if (typeof value !== "number") return value ?? "";
	if (!Number.isFinite(value)) return "none";
	const figure = value.toLocaleString("en-AU", {
		maximumSignificantDigits: 3,
		maximumFractionDigits: 0,
		roundingPriority: "morePrecision",
	});
	return /^[×%]?$/.test(unit) ? figure + unit : `${figure} ${unit}`;
}
