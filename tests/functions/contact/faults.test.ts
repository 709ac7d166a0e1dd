import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { expect, it } from "vitest";
import { buildContact } from "./lambda-environment.ts";
import { runFaults } from "./run-faults.ts";
import { seeded } from "./seeded.ts";

it("loses no message under random faults", { timeout: 120_000 }, async () => {
	const bundle = await buildContact();
	const report = await runFaults(bundle, 150, seeded(20_261_121));
	rmSync(dirname(dirname(bundle)), { recursive: true, force: true });
	console.log(report);
	expect(report.acknowledgedNotStored).toBe(0);
	expect(report.storedAndSilent).toBe(0);
	expect(report.acknowledged).toBeGreaterThan(140);
	// Proves that these faults occurred.
	for (const kind of ["suspects", "bounced", "stalls", "kills"] as const) {
		expect(report[kind], kind).toBeGreaterThan(0);
	}
	expect(report.slowestResponseMs).toBeLessThan(15_000);
	expect(report.duplicates).toBeLessThanOrEqual(report.unmarked);
});
