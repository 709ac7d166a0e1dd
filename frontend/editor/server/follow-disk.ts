import { watch } from "node:fs";
import { collectionOf } from "#content/collections.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import { readFile } from "./copy-files.ts";
import { findProblems } from "./find-problems.ts";

/**
 * Shows what other programs save in a folder, as long as it has no problems.
 * @returns a function that stops watching
 */
export function followDisk(
	copyFolder: string,
	show: (file: string, text: string | null) => void,
): () => void {
	const watcher = watch(copyFolder, { recursive: true }, (_, name) => {
		const file = name?.replaceAll("\\", "/") ?? "";
		if (!collectionOf(file)) return;
		try {
			const text = readFile(copyFolder, file)?.text ?? null;
			const problems = findProblems(readTexts(copyFolder), { [file]: text });
			if (text === null || problems.length === 0) show(file, text);
		} catch {
			// A symbolic link, or a file that has vanished again: nothing to show.
		}
	});
	return () => watcher.close();
}
