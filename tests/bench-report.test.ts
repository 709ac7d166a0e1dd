import { expect, test } from "vitest";
import { formatReport, readFigures } from "./bench/run/report.ts";

const machine = {
	date: "2026-01-02",
	cpu: "Some CPU",
	cores: 2,
	memoryGB: 8,
	system: "Linux 6.1",
	node: "20.20.0",
	chromium: "Chromium 147",
};
const bench = { name: "Pages", command: "npm run bench:site", about: "Pages." };

test("a figure stands beside its budget and reference, with a verdict", () => {
	const report = formatReport(
		machine,
		[
			{
				...bench,
				rows: [
					{ what: "paint", value: 1234.5, unit: "ms", reference: 1_200 },
					{ what: "ratio", value: 1.034, unit: "×", budget: 1.05 },
					{ what: "shift", value: 0.2, unit: "", budget: 0.004 },
					{ what: "answers", value: 900, unit: "/s", budget: 1_000 },
					{ what: "exact", value: 99.6, unit: "%", budget: 99.4 },
				],
			},
		],
		"Words.",
	);
	const lines = report.split("\n");
	expect(lines).toContain("| paint | 1,235 ms |  | 1,200 ms |  |");
	expect(lines).toContain("| ratio | 1.03× | ≤ 1.05× |  | kept |");
	expect(lines).toContain("| shift | 0.2 | ≤ 0.004 |  | missed |");
	expect(lines).toContain("| answers | 900 /s | ≥ 1,000 /s |  | missed |");
	expect(lines).toContain("| exact | 99.6% | ≥ 99.4% |  | kept |");
	expect(report).toContain("2 budgets kept, 2 missed.");
	expect(report).toMatch(/^# Benchmarks\n\nWords\.\n\n2026-01-02, 2 cores/);
});

test("a figure that is not one misses its budget", () => {
	const rows = [{ what: "x", value: Number.NaN, unit: "ms", budget: 5 }];
	const read = readFigures(JSON.stringify({ rows })) ?? { rows: [] };
	for (const given of [{ rows }, read]) {
		const report = formatReport(machine, [{ ...bench, ...given }], "");
		expect(report).toContain("missed");
	}
});

test("what a benchmark sums up stands beneath its figures", () => {
	const rows = [{ what: "x", value: 1, unit: "ms" }];
	const details = [
		["route", "paint"],
		["/", "1 ms"],
	];
	const line = JSON.stringify({ name: "site", rows, details });
	const read = readFigures(line);
	expect(read).toEqual({ rows, details });
	const report = formatReport(machine, [{ ...bench, rows, ...read }], "");
	expect(report).toMatch(
		/\| x \|.*\n\n\| route \| paint \|\n\| --- \| --: \|\n\| \/ \| 1 ms \|\n$/,
	);
});

test("a benchmark without figures says why", () => {
	const report = formatReport(
		machine,
		[{ ...bench, rows: [], problem: "it ended with code 1." }],
		"",
	);
	expect(report).toContain("No figures: it ended with code 1.");
	expect(report).not.toContain("| what |");
});

test("the figures are the last line printed, and only that", () => {
	const rows = [{ what: "x", value: 1, unit: "ms" }];
	const line = JSON.stringify({ name: "site", rows });
	expect(readFigures(`some words\n${line}\n`)).toEqual({ rows });
	expect(readFigures(`${line}\nsome words\n`)).toBeNull();
	expect(readFigures("")).toBeNull();
	expect(readFigures('{"name":"site"}')).toBeNull();
});
