import { createHash } from "node:crypto";
import {
	chmodSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { collectionOf } from "#content/collections.ts";
import { categoryList, readCategories } from "./categories.ts";
import { siteFile } from "./site-file.ts";

/** Thrown for a file that the editor must not touch, or a request it must not accept. */
export class ForbiddenFile extends Error {}

/**
 * Returns the absolute path of a file in copy/, or of site.ts next to that folder.
 * @param file relative to copy/, matching a collection's pattern
 * @throws ForbiddenFile for anything else: other folders and extensions, "..", symbolic links
 */
export function pathOf(copyFolder: string, file: string): string {
	if (file === siteFile) {
		const path = join(dirname(copyFolder), siteFile);
		if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) return path;
		throw new ForbiddenFile(`does not exist: ${file}`);
	}
	// The collections' patterns allow only lower-case letters, digits and hyphens.
	if (!collectionOf(file)) {
		throw new ForbiddenFile(`not a file of content/copy/: ${file}`);
	}
	const path = join(copyFolder, file);
	const folder = realpathSync(copyFolder);
	// Git keeps no folder without files: a collection's, or a category's, is made with its first file.
	let existing = dirname(file);
	while (!existsSync(join(copyFolder, existing))) existing = dirname(existing);
	if (existing !== dirname(file) && !mayHaveFolder(copyFolder, file)) {
		throw new ForbiddenFile(`there is no folder for ${file}`);
	}
	const isInside =
		realpathSync(join(copyFolder, existing)) === join(folder, existing);
	const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
	if (!isInside || isLink) {
		throw new ForbiddenFile(
			`content/copy/${file} is a symbolic link, or in a folder that is one, which the editor does not follow. Put the file itself in its place.`,
		);
	}
	return path;
}

/** Whether a file's folder may be made: a service's must be named after an existing category. */
function mayHaveFolder(copyFolder: string, file: string): boolean {
	const id = collectionOf(file)?.names.categoryId;
	if (id === undefined) return true;
	const list = readFile(copyFolder, categoryList)?.text ?? "";
	return readCategories(list).some((category) => category.id === id);
}

/** A file's text, and a version that identifies exactly that text. */
export type Stored = { text: string; version: string };

/** Returns a file as it is; null if it does not exist. @throws ForbiddenFile if it cannot be read */
export function readFile(copyFolder: string, file: string): Stored | null {
	const path = pathOf(copyFolder, file);
	try {
		const text = readFileSync(path, "utf8");
		return { text, version: versionOf(text) };
	} catch (error) {
		const { code = "", message } = error as NodeJS.ErrnoException;
		if (code === "ENOENT") return null;
		throw new ForbiddenFile(
			`content/${file === siteFile ? "" : "copy/"}${file} ${faults[code] ?? `cannot be read. ${message}`}`,
		);
	}
}

/** What is wrong with a file that cannot be read, and what to do, by the system's error code. */
const faults: Record<string, string> = {
	EISDIR: "is a folder. Move it elsewhere, or give it another name.",
	EACCES:
		"cannot be read, as you lack permission. Make yourself its owner, or permit everybody to read it.",
};

export function versionOf(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/**
 * Writes a file atomically, so that no program ever reads half of it.
 * @throws ForbiddenFile if it is read-only
 */
export function writeWhole(path: string, text: string): void {
	const mode = writableMode(path);
	const part = join(dirname(path), `.${basename(path)}.part`);
	mkdirSync(dirname(path), { recursive: true });
	// A process killed while writing may have left its part file.
	rmSync(part, { force: true });
	try {
		writeFileSync(part, text, { flag: "wx" });
		if (mode !== undefined) chmodSync(part, mode);
		renameSync(part, path);
	} finally {
		rmSync(part, { force: true });
	}
}

/** @throws ForbiddenFile if the file is read-only */
export function removeFile(path: string): void {
	writableMode(path);
	rmSync(path);
}

/** Returns a file's permissions; undefined if it does not exist. @throws ForbiddenFile if it is read-only: replacing it would make it writable */
function writableMode(path: string): number | undefined {
	const mode = statSync(path, { throwIfNoEntry: false })?.mode;
	if (mode === undefined || (mode & 0o200) !== 0) return mode;
	throw new ForbiddenFile(`${basename(path)} is read-only.`);
}
