import { expect, it } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./reports.ts";

const file = (status: string, ...tests: string[]) => ({
	status,
	assertionResults: tests.map((test) => ({ status: test })),
});

it("counts Vitest's tests, and a file that does not load as one failed", () => {
	const report = {
		numPassedTests: 3,
		numFailedTests: 1,
		testResults: [
			file("passed", "passed", "passed"),
			file("failed", "passed", "failed"),
			file("failed"),
		],
	};
	expect(readVitestReport(JSON.stringify(report))).toEqual({
		passed: 3,
		failed: 2,
	});
});

it("counts Playwright's tests, and what passed at a second try as failed", () => {
	const report = {
		stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
		errors: [{ message: "the site did not start" }],
	};
	expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
		passed: 5,
		failed: 3,
	});
});
