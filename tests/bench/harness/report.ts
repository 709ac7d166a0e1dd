import { type BenchRow, isFloor, meetsBudget } from "./rows.ts";

/** The value of --name=value on the command line. */
export function option(name: string, otherwise: string): string {
	const start = `--${name}=`;
	const given = process.argv.find((word) => word.startsWith(start));
	return given?.slice(start.length) ?? otherwise;
}

/**
 * Prints figures as a table, which `npm run bench` takes over, and fails the process where
 * one misses its budget.
 * @param details lines of cells beneath a line of headings
 */
export function report(rows: BenchRow[], details?: string[][]): void {
	console.log(figures(rows, details));
	if (!rows.every(meetsBudget)) process.exitCode = 1;
}

/** Figures with budget, reference and verdict as a Markdown table; the details follow in another. */
export function figures(rows: BenchRow[], details?: string[][]): string {
	const lines = rows.map((row) => {
		const { what, value, unit, budget, reference } = row;
		const isHeld = budget !== undefined;
		return [
			what,
			withUnit(value, unit),
			isHeld ? `${isFloor(unit) ? "≥" : "≤"} ${withUnit(budget, unit)}` : "",
			withUnit(reference ?? "", unit),
			isHeld ? (meetsBudget(row) ? "kept" : "missed") : "",
		];
	});
	const head = ["what", "measured", "budget", "reference", "verdict"];
	const tables = [[head, ...lines], ...(details ? [details] : [])];
	return tables.map(markdownTable).join("\n\n");
}

/** The first cell of a line names it; the others are figures, and stand at the right. */
function markdownTable([head = [], ...lines]: string[][]): string {
	const rule = head.map((_, index) => (index === 0 ? "---" : "--:"));
	return [head, rule, ...lines]
		.map((cells) => `| ${cells.join(" | ")} |`)
		.join("\n");
}

/** A figure with three digits that count, as far as they say something, and its unit. */
export function withUnit(value: number | string, unit: string): string {
	if (typeof value === "string") return value;
	if (!Number.isFinite(value)) return "none";
	const magnitude = Math.floor(Math.log10(Math.max(Math.abs(value), 0.1)));
	const figure = value.toLocaleString("en-AU", {
		maximumFractionDigits: Math.max(0, 2 - magnitude),
	});
	return /^[×%]?$/.test(unit) ? figure + unit : `${figure} ${unit}`;
}
