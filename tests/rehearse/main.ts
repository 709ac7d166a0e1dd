import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drills } from "./drills.ts";
import { startLocalAws, whatIsMissing } from "./local-aws.ts";
import { createWorkspace } from "./workspace.ts";

// npm run rehearse: runs an operator's commands one after the other, against a local AWS. With
// arguments (npm run rehearse -- restored), runs only drills whose names contain one of them: for
// drills that do not depend on earlier ones.
const words = process.argv.slice(2);
const missing = whatIsMissing();
if (missing) console.log(`rehearsal skipped: ${missing} is not installed`);
else await rehearse();

async function rehearse(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "rehearsal-"));
	const aws = await startLocalAws(join(folder, "aws"));
	try {
		const root = fileURLToPath(new URL("../..", import.meta.url));
		const workspace = createWorkspace(
			root,
			join(folder, "site"),
			aws.environment,
		);
		const wanted = drills.filter(
			([name]) =>
				words.length === 0 || words.some((word) => name.includes(word)),
		);
		for (const [name, drill] of wanted) {
			const startedAt = performance.now();
			const found = drill({ aws, workspace });
			const seconds = (performance.now() - startedAt) / 1_000;
			console.log(`ok   ${name} (${seconds.toFixed(0)} s)`);
			for (const line of found) console.log(`     ${line}`);
		}
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		console.error(aws.lastTraceback());
		process.exitCode = 1;
	} finally {
		aws.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}
