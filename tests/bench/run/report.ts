import { type BenchRow, isFloor, isKept } from "../report-rows.ts";

/** What one benchmark gave: its rows, or why there are none. */
export type BenchResult = {
	name: string;
	command: string;
	/** What is measured and how, in a sentence or two. */
	about: string;
	rows: BenchRow[];
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

/** The rows in a benchmark's last printed line. @returns null where that is no such line */
export function readRows(output: string): BenchRow[] | null {
	const last = output.trimEnd().split("\n").at(-1) ?? "";
	try {
		const { rows } = JSON.parse(last) as { rows?: unknown };
		if (!Array.isArray(rows)) return null;
		// JSON has null where there was no number.
		return rows.map((row: BenchRow) => ({
			...row,
			value: row.value ?? Number.NaN,
		}));
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

function section({ name, command, about, rows, problem }: BenchResult): string {
	const head = `## ${name}\n\n${about} \`${command}\``;
	if (problem) return `${head}\n\nNo figures: ${problem}`;
	return `${head}\n\n${table(rows)}`;
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
	return [
		["what", "measured", "budget", "reference", "verdict"],
		["---", "--:", "--:", "--:", "---"],
		...lines,
	]
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
