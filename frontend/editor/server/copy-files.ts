import { createHash } from "node:crypto";
import {
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import { collectionOf } from "#content/collections.ts";
import { categoryList, readCategories } from "./categories.ts";
import { siteFile } from "./site-file.ts";

/** A file that the editor must not touch, or that it may not have. */
export class ForbiddenFile extends Error {}

/**
 * The path of a file of copy/ on this machine, or of site.ts beside it.
 * @param file below copy/, in a place that a collection has
 * @throws ForbiddenFile for anything else: other folders and endings, "..", links that lead out
 */
export function pathOf(copyFolder: string, file: string): string {
	if (file === siteFile) {
		const path = join(dirname(copyFolder), siteFile);
		if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) return path;
		throw new ForbiddenFile(`not there: ${file}`);
	}
	// The collections' patterns know small letters, digits and hyphens only.
	if (!collectionOf(file)) throw new ForbiddenFile(`no file of copy/: ${file}`);
	const path = join(copyFolder, file);
	const folder = realpathSync(copyFolder);
	const parent = dirname(path);
	if (!existsSync(parent) && !isCategory(copyFolder, file)) {
		throw new ForbiddenFile(`no folder for ${file}`);
	}
	// The folder of a new category is made with its first service.
	const existing = existsSync(parent) ? dirname(file) : dirname(dirname(file));
	const isInside =
		realpathSync(join(copyFolder, existing)) === join(folder, existing);
	const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
	if (!isInside || isLink) throw new ForbiddenFile(`a link: ${file}`);
	return path.split(sep).join("/");
}

/** Whether a service's folder is that of a category. */
function isCategory(copyFolder: string, file: string): boolean {
	const list = readFileSync(join(copyFolder, categoryList), "utf8");
	const id = collectionOf(file)?.names.categoryId;
	return readCategories(list).some((category) => category.id === id);
}

/** What a file holds, and a name for exactly that; null where there is no file. */
export type Stored = { text: string; version: string };

export function readFile(copyFolder: string, file: string): Stored | null {
	const path = pathOf(copyFolder, file);
	if (!existsSync(path)) return null;
	const text = readFileSync(path, "utf8");
	return { text, version: versionOf(text) };
}

export function versionOf(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Writes a file whole or not at all, so that no program ever reads half of it. */
export function writeWhole(path: string, text: string): void {
	const part = join(dirname(path), `.${path.split("/").at(-1)}.part`);
	mkdirSync(dirname(path), { recursive: true });
	// A program that was killed while it wrote has left its own.
	rmSync(part, { force: true });
	try {
		writeFileSync(part, text, { flag: "wx" });
		renameSync(part, path);
	} finally {
		rmSync(part, { force: true });
	}
}
