import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { runnerImport } from "vite";
import { copy } from "#frontend/build/copy/plugin.ts";
import { buildContact } from "#tests/functions/contact/lambda-environment.ts";
import { seeded } from "#tests/functions/contact/seeded.ts";
import { option, report } from "./harness/report.ts";
import { row } from "./harness/rows.ts";

// npm run bench:faults [-- --messages=1000 --seed=7]: the contact functions under random faults.
// A seed repeats a run.
const messages = Number(option("messages", "1000"));
const seed = Number(option("seed", String(Date.now() % 1_000_000)));

// It imports function code that expects YAML copy as modules, as their build provides it.
const { module } = await runnerImport<
	typeof import("#tests/functions/contact/run-faults.ts")
>("#tests/functions/contact/run-faults.ts", { plugins: [copy()] });
const bundle = await buildContact();
const found = await module.runFaults(bundle, messages, seeded(seed));
rmSync(dirname(dirname(bundle)), { recursive: true, force: true });
console.log(`Seed ${seed}`, found);
const { acknowledgedNotStored, storedAndSilent, duplicates, unmarked } = found;
const silent = "stored but neither mailed, marked suspect nor alarmed";
const twice = "mailed twice; budget: those whose sent mark was lost";
report([
	row("contact messages sent under random faults", messages, ""),
	row("responded 200 but not stored", acknowledgedNotStored, "", 0),
	row(silent, storedAndSilent, "", 0),
	row(twice, duplicates, "", unmarked),
]);
// Open connections to the stopped services would otherwise keep the process alive.
process.exit();
