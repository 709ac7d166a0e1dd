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

/** Numbers of tests in a report of Playwright; one that passed at its second try has failed. */
export function readPlaywrightReport(json: string): Counts {
	const { stats, errors } = JSON.parse(json) as {
		stats: { expected: number; unexpected: number; flaky: number };
		errors: unknown[];
	};
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + errors.length,
	};
}
