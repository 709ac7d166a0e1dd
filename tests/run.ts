import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPlaywrightReport, readVitestReport } from "./runner/reports.ts";
import { type Outcome, runStep, type Step } from "./runner/step.ts";

// npm test [-- --without-browser]
// Runs everything that `npm test` promises, or all but the tests in a browser, which check.yml divides
// among several machines. A failed step does not stop the others, so that one run
// reports all failures; a step's output is shown only if it failed. npm-run-all2 could start the
// steps, but prints everything, counts no tests and does not recognize flaky ones.
const reports = mkdtempSync(join(tmpdir(), "test-reports-"));

/** Rows run one after the other; the steps in a row run in parallel. */
const rows: Step[][] = [
	[
		{ name: "types", command: "tsc" },
		{ name: "lint, format and import order", command: "biome ci" },
	],
	[
		{ name: "types of content alone", command: "tsc -p content" },
		{ name: "dead code", command: "knip --no-progress" },
		{ name: "no secrets", command: "npm run --silent secrets" },
	],
	// Without a snapshot of the news: no test depends on what a publisher wrote today.
	[
		{ name: "build of the site", command: "npm run build:site" },
		{ name: "build of the functions", command: "npm run build:functions" },
	],
	// Each of the following keeps all cores busy itself.
	[vitest("content, frontend, functions", "unit", "functions")],
	[vitest("infrastructure", "infra")],
	[vitest("the built site", "built")],
	[
		{
			name: "in a browser",
			command: "playwright test",
			report: {
				file: join(reports, "browser.json"),
				read: readPlaywrightReport,
			},
		},
	],
];

if (process.argv.includes("--without-browser")) rows.pop();

console.log(`Node ${process.version}`);
const totals = { passed: 0, failed: 0 };
// First and alone: almost everything else reads content, and would report the same faults less
// clearly.
const content: Step = {
	name: "content",
	command: "npm run --silent check:content",
};
show(content, await runStep(content));
if (totals.failed > 0) rows.length = 0;
for (const row of rows) {
	const running = row.map((step) => ({ step, outcome: runStep(step) }));
	for (const { step, outcome } of running) show(step, await outcome);
}
rmSync(reports, { recursive: true });
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

function vitest(name: string, ...projects: string[]): Step {
	const file = join(reports, `${projects[0]}.json`);
	const chosen = projects.map((project) => `--project=${project}`).join(" ");
	return {
		name,
		command: `vitest run ${chosen} --reporter=default --reporter=json --outputFile.json="${file}"`,
		report: { file, read: readVitestReport },
	};
}

function show({ name }: Step, outcome: Outcome): void {
	const { passed, failed, flaky = [], seconds, output } = outcome;
	totals.passed += passed;
	totals.failed += failed;
	const mark = failed === 0 ? "ok  " : "FAIL";
	console.log(`${mark} ${name}: ${passed} passed, ${seconds.toFixed(1)} s`);
	for (const test of flaky) console.log(`     flaky: ${test}`);
	if (failed > 0) console.log(output);
}
