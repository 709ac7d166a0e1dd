import type { Counts } from "./step.ts";

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** Numbers of tests in a report of Vitest. A file that does not even load counts as one failed test. */
export function readVitestReport(json: string): Counts {
	const report: VitestReport = JSON.parse(json);
	const unloaded = report.testResults.filter(
		({ status, assertionResults }) =>
			status === "failed" &&
			!assertionResults.some((test) => test.status === "failed"),
	);
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + unloaded.length,
	};
}

type PlaywrightSuite = {
	suites?: PlaywrightSuite[];
	specs?: { title: string; file: string; tests: { status: string }[] }[];
};

/** Numbers of tests in a report of Playwright, and the names of those that passed at their second try. */
export function readPlaywrightReport(json: string): Counts {
	const { stats, errors, suites } = JSON.parse(json) as {
		stats: { expected: number; unexpected: number; flaky: number };
		errors: unknown[];
		suites: PlaywrightSuite[];
	};
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected + errors.length,
		shaky: suites.flatMap(flakyNames),
	};
}

function flakyNames({ suites = [], specs = [] }: PlaywrightSuite): string[] {
	const own = specs
		.filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
		.map(({ title, file }) => `${file} › ${title}`);
	return [...own, ...suites.flatMap(flakyNames)];
}
