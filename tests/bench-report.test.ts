import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
	benchesIn,
	fillReport,
	printedFigures,
} from "./bench/harness/fill-report.ts";
import { figures, pageTable } from "./bench/harness/report.ts";
import {
	type BenchRow,
	meetsBudget,
	quantile,
	timeRows,
	worstRows,
} from "./bench/harness/rows.ts";

const machine = "2026-02-03, 2 cores (Some CPU).";
const document = `# Benchmarks

Words. When and where, each section says.

9 budgets kept, 9 missed.

## Pages

All pages. \`npm run bench:site\`

2026-01-02, 1 core (Another CPU).

| what | measured | budget | reference | verdict |
| --- | --: | --: | --: | --: |
| old | 1 ms | ≤ 2 ms |  | kept |

## Build

In a copy. \`npm run bench:build\`

No figures: it ended with code 1.

## Trials

| trial | kept |
| --- | --- |
| another | no |
`;
const rows: BenchRow[] = [
	{ what: "x", value: 3, unit: "ms", budget: 2 },
	{ what: "y", value: 1, unit: "ms", budget: 2 },
	{ what: "z", value: 1, unit: "ms" },
];

test("each figure is listed with its budget, its reference and a verdict", () => {
	const lines = figures([
		{ what: "paint", value: 1234.5, unit: "ms", reference: 1_200 },
		{ what: "ratio", value: 1.034, unit: "×", budget: 1.05 },
		{ what: "shift", value: 0.2, unit: "", budget: 0.004 },
		{ what: "responses", value: 900, unit: "/s", budget: 1_000 },
		{ what: "exact", value: 99.6, unit: "%", budget: 99.4 },
		{ what: "score", value: 99, unit: "points", budget: 100 },
		{ what: "nothing", value: Number.NaN, unit: "ms", budget: 5 },
		{ what: "median", value: 7, spread: [6, 1234], unit: "ms" },
		{ what: "always alike", value: 7, spread: [7, 7.001], unit: "ms" },
	]).split("\n");
	expect(lines.slice(2)).toEqual([
		"| paint | 1,235 ms |  | 1,200 ms |  |",
		"| ratio | 1.03× | ≤ 1.05× |  | kept |",
		"| shift | 0.2 | ≤ 0.004 |  | missed |",
		"| responses | 900 /s | ≥ 1,000 /s |  | missed |",
		"| exact | 99.6% | ≥ 99.4% |  | kept |",
		"| score | 99 points | ≥ 100 points |  | missed |",
		"| nothing | none | ≤ 5 ms |  | missed |",
		"| median | 7 ms (6–1,234) |  |  |  |",
		"| always alike | 7 ms |  |  |  |",
	]);
});

test("a run replaces figures, states when and where it ran, and keeps the text", () => {
	expect(benchesIn(document)).toEqual(["site", "build"]);
	const table = figures(rows, [
		["route", "x"],
		["/", "1 ms"],
	]);
	const results = { site: table, build: figures(rows) };
	const once = fillReport(document, machine, results);
	expect(once).toBe(`# Benchmarks

Words. When and where, each section says.

2 budgets kept, 2 missed.

## Pages

All pages. \`npm run bench:site\`

${machine}

${table}

## Build

In a copy. \`npm run bench:build\`

${machine}

${figures(rows)}

## Trials

| trial | kept |
| --- | --- |
| another | no |
`);
	expect(fillReport(once, machine, results)).toBe(once);
});

test("a benchmark that runs alone replaces only its own figures", () => {
	const filled = fillReport(document, machine, { build: figures(rows) });
	expect(filled).toContain("1 core (Another CPU).\n\n| what");
	expect(filled).toContain(`build\`\n\n${machine}\n\n| what`);
	expect(filled).toContain("2 budgets kept, 1 missed.");
});

test("BENCHMARKS.md has a section for each command that produces figures", () => {
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
	const commands = Object.keys(scripts)
		.filter((name) => name.startsWith("bench:") && name !== "bench:soak")
		.map((name) => name.slice("bench:".length));
	const benches = benchesIn(readFileSync("BENCHMARKS.md", "utf8"));
	expect(benches.toSorted()).toEqual(commands.toSorted());
});

test("the figures are the tables at the end of a benchmark's output", () => {
	const tables = figures(rows, [["route"], ["/"]]);
	expect(printedFigures(`vite says | what it builds |\n${tables}\n\n`)).toBe(
		tables,
	);
	expect(printedFigures("Error: what is wrong | what else")).toBeUndefined();
	expect(printedFigures("")).toBeUndefined();
});

test("each figure is the worst route's, even if that is not a number", () => {
	const route = (score: number, ms: number, budget?: number) => [
		{ what: "score", value: score, unit: "points", budget },
		{ what: "paint", value: ms, unit: "ms", reference: 5 },
	];
	const routes = new Map([
		["/", route(100, 7, 100)],
		["/slow", route(98, 9, 100)],
		["/missing", route(45, 8)],
	]);
	expect(worstRows(routes)).toMatchObject([
		{ what: "score, worst of 3 (/slow)", value: 98 },
		{ what: "paint, worst of 3 (/slow)", value: 9 },
	]);
	routes.set("/broken", route(100, Number.NaN, 100));
	expect(worstRows(routes)[1]?.value).toBeNaN();
});

test("a figure that only some pages have is the worst of those", () => {
	const time = (what: string, value: number) => ({ what, value, unit: "ms" });
	const pages = new Map([
		["/", [time("menu", 3)]],
		["/news", [time("menu", 2), time("chips", 9)]],
	]);
	expect(worstRows(pages).map(({ what }) => what)).toEqual([
		"menu, worst of 2 (/)",
		"chips, worst of 1 (/news)",
	]);
});

test("the table of pages has a column for each figure, with its reference", () => {
	const page = (value: number) => [
		{ what: "paint", value, unit: "ms", reference: 5 },
		{ what: "shift", value: 0, unit: "" },
	];
	const pages = new Map([
		["/", page(7)],
		["/slow", page(9)],
	]);
	expect(pageTable("page", pages)).toEqual([
		["page", "paint", "shift"],
		["/", "7 ms / 5 ms", "0"],
		["/slow", "9 ms / 5 ms", "0"],
	]);
});

test("a quantile is one of the measured values", () => {
	const values = [4, 1, 3, 2];
	expect([0.01, 0.5, 0.51, 0.95, 1].map((at) => quantile(values, at))).toEqual([
		1, 2, 3, 4, 4,
	]);
	expect(values).toEqual([4, 1, 3, 2]);
	expect(timeRows("key", values, 2).map(meetsBudget)).toEqual([
		true,
		true,
		true,
	]);
	// A run that measured nothing has not met the budget either.
	expect(timeRows("key", [], 2).map(meetsBudget)).toEqual([false, true, true]);
});
