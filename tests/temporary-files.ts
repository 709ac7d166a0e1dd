import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Gives a run one folder for everything that its tests write to the system's temporary folder, and
 * removes it at the end.
 */
export default function setUp(): () => void {
	const folder = mkdtempSync(join(tmpdir(), "tests-"));
	process.env.TMPDIR = folder;
	return () => rmSync(folder, { recursive: true, force: true });
}
