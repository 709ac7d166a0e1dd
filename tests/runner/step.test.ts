import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readVitestReport } from "./reports.ts";
import { runStep } from "./step.ts";

const node = (code: string) => `"${process.execPath}" -e "${code}"`;
const failing = node(
	"console.log('out'); console.error('err'); process.exit(3)",
);
let folder = "";

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "step-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(name: string, passed: number, failed: number) {
	const file = join(folder, name);
	const report = { numPassedTests: passed, numFailedTests: failed };
	writeFileSync(file, JSON.stringify(report));
	return { file, read: readVitestReport };
}

it("counts a command without a report as one, and keeps all its output", async () => {
	const passing = { name: "types", command: node("1") };
	expect(await runStep(passing)).toMatchObject({ passed: 1, failed: 0 });
	const outcome = await runStep({ name: "lint", command: failing });
	expect(outcome).toMatchObject({ passed: 0, failed: 1 });
	expect(outcome.output).toBe("out\nerr\n");
});

it("reads the numbers from a report", async () => {
	const step = { name: "unit", command: node("1") };
	const report = reportOf("a.json", 7, 0);
	expect(await runStep({ ...step, report })).toMatchObject({
		passed: 7,
		failed: 0,
	});
});

it.each([
	["a file that does not load", 0, 1],
	["failed tests", 2, 2],
])("counts %s as failed", async (_, failed, expected) => {
	const report = reportOf("b.json", 7, failed);
	const outcome = await runStep({ name: "unit", command: failing, report });
	expect(outcome).toMatchObject({ passed: 7, failed: expected });
});

it("treats a missing report and a missing program as failures", async () => {
	const report = { file: join(folder, "none"), read: readVitestReport };
	const step = { name: "unit", command: node("1"), report };
	expect(await runStep(step)).toMatchObject({ passed: 0, failed: 1 });
	const missing = await runStep({ name: "lint", command: "no-such-program" });
	expect(missing).toMatchObject({ passed: 0, failed: 1 });
	expect(missing.output).toContain("no-such-program");
});
