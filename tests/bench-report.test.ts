import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
	benchesIn,
	fillReport,
	fillSections,
	readResult,
} from "./bench/harness/fill-report.ts";
import { figures } from "./bench/harness/report.ts";
import {
	type BenchRow,
	meetsBudget,
	quantile,
	timeRows,
	worstRows,
} from "./bench/harness/rows.ts";

const machine = "2026-02-03, 2 cores (Some CPU). 3 budgets kept, 0 missed.";
const document = `# Benchmarks

Words.

2026-01-02, 1 core (Another CPU). 1 budgets kept, 0 missed.

## Pages

All pages. \`npm run bench:site\`

| what | measured |
| --- | --: |
| old | 1 ms |

| route | old |
| --- | --: |

## Build

In a copy. \`npm run bench:build\`

No figures: it ended with code 1.
`;
const rows: BenchRow[] = [{ what: "x", value: 1, unit: "ms" }];

test("a figure stands beside its budget and reference, with a verdict", () => {
	const lines = figures([
		{ what: "paint", value: 1234.5, unit: "ms", reference: 1_200 },
		{ what: "ratio", value: 1.034, unit: "×", budget: 1.05 },
		{ what: "shift", value: 0.2, unit: "", budget: 0.004 },
		{ what: "responses", value: 900, unit: "/s", budget: 1_000 },
		{ what: "exact", value: 99.6, unit: "%", budget: 99.4 },
		{ what: "score", value: 99, unit: "points", budget: 100 },
		{ what: "nothing", value: Number.NaN, unit: "ms", budget: 5 },
	]).split("\n");
	expect(lines.slice(2)).toEqual([
		"| paint | 1,235 ms |  | 1,200 ms |  |",
		"| ratio | 1.03× | ≤ 1.05× |  | kept |",
		"| shift | 0.2 | ≤ 0.004 |  | missed |",
		"| responses | 900 /s | ≥ 1,000 /s |  | missed |",
		"| exact | 99.6% | ≥ 99.4% |  | kept |",
		"| score | 99 points | ≥ 100 points |  | missed |",
		"| nothing | none | ≤ 5 ms |  | missed |",
	]);
});

test("a run replaces figures and machine, and keeps the words", () => {
	expect(benchesIn(document)).toEqual(["site", "build"]);
	const details = [
		["route", "x"],
		["/", "1 ms"],
	];
	const once = fillReport(document, machine, {
		site: { rows, details },
		build: { rows },
	});
	expect(once).toBe(`# Benchmarks

Words.

${machine}

## Pages

All pages. \`npm run bench:site\`

${figures(rows)}

| route | x |
| --- | --: |
| / | 1 ms |

## Build

In a copy. \`npm run bench:build\`

${figures(rows)}
`);
	const again = { site: { rows, details }, build: { rows } };
	expect(fillReport(once, machine, again)).toBe(once);
});

test("a benchmark that is run by itself replaces its own figures, and says when", () => {
	const once = fillSections(document, "2026-02-04", { site: { rows } });
	expect(once).toContain("1 core (Another CPU)");
	expect(once).toContain(
		`\`npm run bench:site\`\n\n2026-02-04, by itself.\n\n${figures(rows)}\n\n## Build`,
	);
	expect(once).toContain("No figures: it ended with code 1.");
	expect(fillReport(once, machine, {})).not.toContain("by itself");
	expect(fillSections(once, "2026-02-04", { site: { rows } })).toBe(once);
});

test("a benchmark without figures says why", () => {
	const filled = fillReport(document, machine, {
		site: "it ended with code 1.",
	});
	expect(filled).toContain(
		"`\n\nNo figures: it ended with code 1.\n\n## Build",
	);
	expect(filled).toMatch(/No figures: it was not run\.\n$/);
	expect(filled).not.toContain("old");
});

test("BENCHMARKS.md has a section for each command that gives figures", () => {
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
	const commands = Object.keys(scripts)
		.filter((name) => name.startsWith("bench:") && name !== "bench:soak")
		.map((name) => name.slice("bench:".length));
	const benches = benchesIn(readFileSync("BENCHMARKS.md", "utf8"));
	expect(benches.toSorted()).toEqual(commands.toSorted());
});

test("the figures are the last line printed, and only that", () => {
	const line = JSON.stringify({ name: "site", rows });
	expect(readResult(`some words\n${line}\n`)).toMatchObject({ rows });
	expect(readResult(`${line}\nsome words\n`)).toBeNull();
	expect(readResult("")).toBeNull();
	expect(readResult('{"name":"site"}')).toBeNull();
	const nothing = { what: "x", value: Number.NaN, unit: "ms", budget: 5 };
	const read = readResult(JSON.stringify({ rows: [nothing] }));
	expect(read?.rows.every(meetsBudget)).toBe(false);
});

test("each figure is the worst route's, also where that is no figure", () => {
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
	// A run that measured nothing has not kept the budget either.
	expect(timeRows("key", [], 2).map(meetsBudget)).toEqual([false, true, true]);
});
