import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { takeSampleSnapshots } from "./take-sample-snapshots.ts";

const root = resolve(import.meta.dirname, "..");

/**
 * Builds the site into a separate folder, with a snapshot of our own invented feeds, as if it had
 * been taken at the given time.
 */
export async function buildWithSnapshot(
	takenAtMs: number,
): Promise<{ siteFolder: string; printed: string; remove: () => void }> {
	const folder = mkdtempSync(join(tmpdir(), "site-with-snapshot-"));
	const siteFolder = join(folder, "site");
	const snapshot = join(folder, "snapshot");
	await takeSampleSnapshots(snapshot, takenAtMs);
	const { stdout } = await promisify(execFile)(
		process.execPath,
		[
			"--import",
			"tsx",
			"frontend/build/build.ts",
			"--snapshot",
			snapshot,
			"--out",
			siteFolder,
		],
		// A developer's shell may have it. The tests compare the result with a build without it.
		{ cwd: root, env: { ...process.env, NODE_ENV: "development" } },
	);
	return {
		siteFolder,
		printed: stdout,
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}
