import { expect, it } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./reports.ts";

it("counts Vitest's tests", () => {
	const report = JSON.stringify({ numPassedTests: 3, numFailedTests: 1 });
	expect(readVitestReport(report)).toEqual({ passed: 3, failed: 1 });
});

it("counts Playwright's tests, and names the flaky ones", () => {
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
		flaky: ["menu.spec.ts › closes", "menu.spec.ts › by touch"],
	});
});
