import { collectionOf } from "#content/collections.ts";
import { entriesIn } from "#frontend/build/copy/read-folder.ts";
import { readFile } from "./copy-files.ts";

/**
 * Returns the texts of all files in copy/ by their paths below it. One that cannot be read, which
 * must not keep an author from the others, is listed without words.
 */
export function readTexts(copyFolder: string): Record<string, string> {
	const files = entriesIn(copyFolder).filter(
		({ file, isFile }) => isFile || collectionOf(file),
	);
	return Object.fromEntries(
		files.flatMap(({ file }) => {
			const text = collectionOf(file) ? tryRead(copyFolder, file) : "";
			return text === null ? [] : [[file, text]];
		}),
	);
}

/** Returns a file's text: "" if it cannot be read, null if it has been deleted meanwhile, as by a checkout. */
function tryRead(copyFolder: string, file: string): string | null {
	try {
		return readFile(copyFolder, file)?.text ?? null;
	} catch {
		return "";
	}
}
