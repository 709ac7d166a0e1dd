import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

/**
 * A copy of parts of the project in a temporary folder, whose path it gives.
 * @param names files and folders at the project's top
 * @param prefix begins the folder's name
 */
export function copyProject(names: string[], prefix: string): string {
	const folder = mkdtempSync(join(tmpdir(), prefix));
	for (const name of names) {
		cpSync(join(root, name), join(folder, name), { recursive: true });
	}
	// A folder of links, so that neither takes the other's caches.
	mkdirSync(join(folder, "node_modules"));
	for (const name of readdirSync(join(root, "node_modules"))) {
		if (/^\.(cache|vite)/.test(name)) continue;
		symlinkSync(
			join(root, "node_modules", name),
			join(folder, "node_modules", name),
		);
	}
	return folder;
}
