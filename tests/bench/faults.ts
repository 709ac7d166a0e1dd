import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { buildContact } from "#tests/functions/contact/lambda-environment.ts";
import { runFaults } from "#tests/functions/contact/run-faults.ts";
import { seeded } from "#tests/functions/contact/seeded.ts";

// npm run bench:faults [messages] [seed]
const count = Number(process.argv[2] ?? 1_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);

const bundle = await buildContact();
const started = Date.now();
const report = await runFaults(bundle, count, seeded(seed));
rmSync(dirname(dirname(bundle)), { recursive: true, force: true });

console.log(`Contact messages under random faults (seed ${seed})`);
console.table(report);
console.log(`${((Date.now() - started) / 1_000).toFixed(1)} s`);
if (report.lost > 0 || report.duplicates > report.unmarked)
	process.exitCode = 1;
process.exit();
