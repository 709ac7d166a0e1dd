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
 * Copies parts of the project to a temporary folder, and returns its path.
 * @param names files and folders at the project's top level
 * @param prefix of the folder's name
 */
export function copyProject(names: string[], prefix: string): string {
	const folder = mkdtempSync(join(tmpdir(), prefix));
	for (const name of names) {
		cpSync(join(root, name), join(folder, name), { recursive: true });
	}
	// A folder of links, so that the two do not share caches.
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
