import { watch } from "node:fs";
import { collectionOf } from "#content/collections.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import { readFile } from "./copy-files.ts";
import { findProblems } from "./find-problems.ts";
import type { Preview } from "./preview.ts";

/**
 * Shows what other programs save in a folder, as long as it has no problems.
 * @returns a function that stops watching
 */
export function followDisk(
	copyFolder: string,
	{ show, shownText }: Pick<Preview, "show" | "shownText">,
): () => void {
	const watcher = watch(copyFolder, { recursive: true }, (_, name) => {
		const file = name?.replaceAll("\\", "/") ?? "";
		if (!collectionOf(file)) return;
		try {
			const text = readFile(copyFolder, file)?.text ?? null;
			// One change causes several events, and the editor's own are shown before them.
			if (text === shownText(file)) return;
			const isValid =
				text === null ||
				findProblems(readTexts(copyFolder), { [file]: text }).length === 0;
			if (isValid) show(file, text);
		} catch {
			// A symbolic link, or a file that has vanished again: nothing to show.
		}
	});
	return () => watcher.close();
}
