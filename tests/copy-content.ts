import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyFolder } from "#frontend/build/copy/read-folder.ts";

/**
 * Copies all content, and the facts in site.ts, to a separate folder, so that no test changes the
 * checkout's.
 */
export function copyContent(): { folder: string; remove: () => void } {
	const parent = mkdtempSync(join(tmpdir(), "editor-"));
	const folder = join(parent, "copy");
	cpSync(copyFolder, folder, { recursive: true });
	cpSync(join(copyFolder, "../site.ts"), join(parent, "site.ts"));
	return {
		folder,
		remove: () => rmSync(parent, { recursive: true, force: true }),
	};
}
