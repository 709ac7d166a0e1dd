import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { buildContact } from "#tests/functions/contact/lambda-environment.ts";
import { runFaults } from "#tests/functions/contact/run-faults.ts";
import { seeded } from "#tests/functions/contact/seeded.ts";
import type { BenchRow } from "./report-rows.ts";

// npm run bench:faults [-- messages seed] [--json]
const [messages, given] = process.argv
	.slice(2)
	.filter((word) => word !== "--json");
const count = Number(messages ?? 1_000);
const seed = Number(given ?? Date.now() % 1_000_000);

const bundle = await buildContact();
const started = Date.now();
const report = await runFaults(bundle, count, seeded(seed));
rmSync(dirname(dirname(bundle)), { recursive: true, force: true });

console.log(`Contact messages under random faults (seed ${seed})`);
console.table(report);
console.log(`${((Date.now() - started) / 1_000).toFixed(1)} s`);
if (process.argv.includes("--json")) {
	const rows: BenchRow[] = [
		{
			what: "contact messages sent under random faults",
			value: count,
			unit: "",
		},
		{
			what: "answered 200 and not stored",
			value: report.acknowledgedNotStored,
			unit: "",
			budget: 0,
		},
		{
			what: "stored and neither mailed, suspect nor alarmed",
			value: report.storedAndSilent,
			unit: "",
			budget: 0,
		},
		{
			what: "mailed twice, at most those whose mark was lost",
			value: report.duplicates,
			unit: "",
			budget: report.unmarked,
		},
	];
	console.log(JSON.stringify({ name: "faults", rows }));
}
const { acknowledgedNotStored, storedAndSilent, duplicates, unmarked } = report;
if (acknowledgedNotStored > 0 || storedAndSilent > 0 || duplicates > unmarked) {
	process.exitCode = 1;
}
process.exit();
