import { withUnit } from "../harness/report.ts";
import { type BenchRow, row } from "../harness/rows.ts";
import type { Runs } from "../site/runs.ts";
import type { Visit } from "../site/visit.ts";

export function visitRows(runs: Runs): BenchRow[] {
	const paint = runs.median("shipped", "firstPaint");
	const largest = runs.median("shipped", "largestPaint");
	const hydrated = runs.median("shipped", "hydrated");
	const plain = runs.median("plain", "firstPaint");
	const menu = "menu pressed at the first paint, until it shows";
	const largestRatio = largest / runs.median("plain", "largestPaint");
	return [
		row("first paint ÷ plain page", paint / plain, "×", 1.1),
		row("largest paint ÷ plain page", largestRatio, "×", 1.1),
		row("hydrated ÷ plain page's paint", hydrated / plain, "×", 2),
		row("layout shift", runs.median("shipped", "shift"), "", 0.0004),
		beside(
			"first paint; reference: without scripts",
			"firstPaint",
			"no-script",
		),
		beside("hydrated; reference: client-rendered", "hydrated", "spa"),
		row(menu, runs.median("pressed", "pressed"), "ms"),
		beside("second visit: first paint", "firstPaint", "plain", " again"),
		beside("second visit: hydrated", "hydrated", "spa", " again"),
	];

	function beside(
		what: string,
		figure: keyof Visit,
		reference: string,
		visit = "",
	): BenchRow {
		const ours = runs.median(`shipped${visit}`, figure);
		const theirs = runs.median(reference + visit, figure);
		return row(what, ours, "ms", undefined, theirs);
	}
}

/** A figure of a page in one cell: its median, with its spread, or with places behind the point. */
type Column = [head: string, cell: (runs: Runs) => string];

const columns: Column[] = [
	["first paint ms", spread("shipped", "firstPaint")],
	["plain", spread("plain", "firstPaint")],
	["without scripts", rounded("no-script", "firstPaint")],
	["client-rendered", rounded("spa", "firstPaint")],
	["÷ plain", overPlain("firstPaint")],
	["largest paint ms", spread("shipped", "largestPaint")],
	["plain", rounded("plain", "largestPaint")],
	["÷ plain", overPlain("largestPaint")],
	["hydrated ms", spread("shipped", "hydrated")],
	["client-rendered", rounded("spa", "hydrated")],
	["÷ plain's paint", overPlain("hydrated", "firstPaint")],
	["shift", (runs) => runs.median("shipped", "shift").toFixed(3)],
	["kB", rounded("shipped", "kB")],
	["second visit: paint ms", spread("shipped again", "firstPaint")],
	["plain", rounded("plain again", "firstPaint")],
	["hydrated ms", spread("shipped again", "hydrated")],
	["kB", rounded("shipped again", "kB")],
];

/** A line for every page: medians of the first visit and the second, with the spread of some. */
export function pageLines(pages: Map<string, Runs>): string[][] {
	const lines = [...pages].map(([path, runs]) => [
		`\`${path}\``,
		...columns.map(([, cell]) => cell(runs)),
	]);
	return [["page", ...columns.map(([head]) => head)], ...lines];
}

function rounded(name: string, figure: keyof Visit): Column[1] {
	return (runs) => whole(runs.median(name, figure));
}

/** The median, and from where to where the runs went. */
function spread(name: string, figure: keyof Visit): Column[1] {
	return (runs) => {
		const values = runs.all(name, figure);
		const ends = [Math.min(...values), Math.max(...values)].map(whole);
		return `${whole(runs.median(name, figure))} (${ends.join("–")})`;
	};
}

function overPlain(figure: keyof Visit, plain = figure): Column[1] {
	return (runs) =>
		`${(runs.median("shipped", figure) / runs.median("plain", plain)).toFixed(2)}×`;
}

function whole(value: number): string {
	return withUnit(Math.round(value), "");
}
