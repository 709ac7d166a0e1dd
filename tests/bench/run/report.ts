import { type BenchRow, isFloor, isKept } from "../report-rows.ts";

/** What one benchmark gave: its rows, or why there are none. */
export type BenchResult = {
	name: string;
	command: string;
	/** What is measured and how, in a sentence or two. */
	about: string;
	rows: BenchRow[];
	/** What the rows sum up: lines of cells beneath a line of headings. */
	details?: string[][] | undefined;
	/** Set where it failed or prints no figures yet. */
	problem?: string;
};

export type Machine = {
	date: string;
	cpu: string;
	cores: number;
	memoryGB: number;
	system: string;
	node: string;
	chromium: string;
};

/** The figures in a benchmark's last printed line. @returns null where that is no such line */
export function readFigures(
	output: string,
): Pick<BenchResult, "rows" | "details"> | null {
	const last = output.trimEnd().split("\n").at(-1) ?? "";
	try {
		const { rows, details } = JSON.parse(last);
		if (!Array.isArray(rows)) return null;
		return {
			// JSON has null where there was no number.
			rows: rows.map((row: BenchRow) => ({
				...row,
				value: row.value ?? Number.NaN,
			})),
			details,
		};
	} catch {
		return null;
	}
}

/** BENCHMARKS.md. */
export function formatReport(
	machine: Machine,
	results: BenchResult[],
	intro: string,
): string {
	const { date, cpu, cores, memoryGB, system, node, chromium } = machine;
	const verdicts = results.flatMap(({ rows }) => rows.map(verdictOf));
	const kept = verdicts.filter((verdict) => verdict === "kept").length;
	const missed = verdicts.filter((verdict) => verdict === "missed").length;
	return `${[
		"# Benchmarks",
		intro,
		`${date}, ${cores} cores (${cpu}), ${memoryGB} GB of memory, ${system}, Node ${node}, ${chromium}. ${kept} budgets kept, ${missed} missed.`,
		...results.map(section),
	].join("\n\n")}\n`;
}

function section(result: BenchResult): string {
	const { name, command, about, rows, details, problem } = result;
	const parts = [`## ${name}`, `${about} \`${command}\``];
	if (problem) parts.push(`No figures: ${problem}`);
	else parts.push(table(rows));
	if (details) parts.push(markdownTable(details));
	return parts.join("\n\n");
}

function table(rows: BenchRow[]): string {
	const lines = rows.map((row) => [
		row.what,
		withUnit(row.value, row.unit),
		row.budget === undefined
			? ""
			: `${isFloor(row.unit) ? "≥" : "≤"} ${withUnit(row.budget, row.unit)}`,
		row.reference === undefined ? "" : withUnit(row.reference, row.unit),
		verdictOf(row),
	]);
	const head = ["what", "measured", "budget", "reference", "verdict"];
	return markdownTable([head, ...lines]);
}

/** The first cell of a line names it; the others are figures, and stand at the right. */
function markdownTable([head = [], ...lines]: string[][]): string {
	const rule = head.map((_, index) => (index === 0 ? "---" : "--:"));
	return [head, rule, ...lines]
		.map((cells) => `| ${cells.join(" | ")} |`)
		.join("\n");
}

function verdictOf(row: BenchRow): string {
	if (row.budget === undefined) return "";
	return isKept(row) ? "kept" : "missed";
}

function withUnit(value: number | string, unit: string): string {
	if (typeof value === "string") return value;
	if (!Number.isFinite(value)) return "none";
	const figure = value.toLocaleString("en-AU", {
		// Three digits that count, as far as they say something.
		maximumFractionDigits: Math.max(
			0,
			2 - Math.floor(Math.log10(Math.max(Math.abs(value), 0.1))),
		),
	});
	if (unit === "×" || unit === "%") return `${figure}${unit}`;
	return unit ? `${figure} ${unit}` : figure;
}
