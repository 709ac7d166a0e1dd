import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";

/** Gives each test a folder of its own, in which git knows of no other repository. @returns its path */
export function setUpRepository(): () => string {
	let folder = "";
	beforeEach(() => {
		// In a git hook these variables point to the project's own repository.
		for (const name of Object.keys(process.env)) {
			if (name.startsWith("GIT_")) vi.stubEnv(name, undefined);
		}
		folder = mkdtempSync(join(tmpdir(), "repository-"));
	});
	afterEach(() => {
		vi.unstubAllEnvs();
		rmSync(folder, { recursive: true, force: true });
	});
	return () => folder;
}
