import type { Counts } from "./step.ts";

/** Returns the numbers of tests in a JSON report of Vitest. */
export function readVitestReport(json: string): Counts {
	const { numPassedTests, numFailedTests } = JSON.parse(json);
	return { passed: numPassedTests, failed: numFailedTests };
}

type Suite = {
	suites?: Suite[];
	specs?: { title: string; file: string; tests: { status: string }[] }[];
};

/** Returns the numbers of tests in a JSON report of Playwright, and the names of the flaky ones. */
export function readPlaywrightReport(json: string): Counts {
	const { stats, errors, suites } = JSON.parse(json);
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected + errors.length,
		flaky: suites.flatMap(flakyNames),
	};
}

function flakyNames({ suites = [], specs = [] }: Suite): string[] {
	const own = specs
		.filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
		.map(({ title, file }) => `${file} › ${title}`);
	return [...own, ...suites.flatMap(flakyNames)];
}
