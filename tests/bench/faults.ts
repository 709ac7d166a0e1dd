import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { buildContact } from "#tests/functions/contact/lambda-environment.ts";
import { runFaults } from "#tests/functions/contact/run-faults.ts";
import { seeded } from "#tests/functions/contact/seeded.ts";
import { report } from "./report.ts";
import { row } from "./report-rows.ts";

// npm run bench:faults [-- messages seed --json]: the contact functions under random faults.
const [messages = 1_000, seed = Date.now() % 1_000_000] = process.argv
	.slice(2)
	.map(Number)
	.filter(Number.isFinite);

const bundle = await buildContact();
const found = await runFaults(bundle, messages, seeded(seed));
rmSync(dirname(dirname(bundle)), { recursive: true, force: true });
console.log(`Seed ${seed}`, found);
report("faults", [
	row("contact messages sent under random faults", messages, ""),
	row("responded 200 and not stored", found.acknowledgedNotStored, "", {
		budget: 0,
	}),
	row(
		"stored and neither mailed, suspect nor alarmed",
		found.storedAndSilent,
		"",
		{ budget: 0 },
	),
	row("mailed twice, at most those whose mark was lost", found.duplicates, "", {
		budget: found.unmarked,
	}),
]);
// Connections to the services that were stopped would be waited for.
process.exit();
