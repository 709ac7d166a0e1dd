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

it("counts Playwright's tests, and names what passed at a second try only", () => {
	const spec = (title: string, status: string) => ({
		title,
		file: "menu.spec.ts",
		tests: [{ status }],
	});
	const report = {
		stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 2 },
		errors: [{ message: "the site did not start" }],
		suites: [
			{
				specs: [spec("opens", "expected"), spec("closes", "flaky")],
				suites: [{ specs: [spec("by touch", "flaky")] }],
			},
		],
	};
	expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
		passed: 7,
		failed: 2,
		shaky: ["menu.spec.ts › closes", "menu.spec.ts › by touch"],
	});
});
