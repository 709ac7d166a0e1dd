import { watch } from "node:fs";
import { collectionOf } from "#content/collections.ts";
import { readFile } from "./copy-files.ts";
import { type FileChanges, findProblems } from "./find-problems.ts";
import type { Preview } from "./preview.ts";
import { readTexts } from "./read-texts.ts";
import { printFailure, reportFailure } from "./report-failure.ts";

/**
 * Shows what other programs save in a folder, as long as it has no problems. A file may have some
 * until another one has been saved, as in the middle of a checkout.
 * @returns a function that stops watching
 */
export function followDisk(
	copyFolder: string,
	{ show, shownText }: Pick<Preview, "show" | "shownText">,
): () => void {
	/** Files that have changed and are not shown yet. */
	const waiting = new Set<string>();
	/** All files seen so far: a folder that is moved is reported without those in it. */
	const seen = new Set(Object.keys(readTexts(copyFolder)));
	/** Names of changed files and folders. A checkout changes many at once, and a check of all words takes a second. */
	const reported = new Set<string>();
	let timer: NodeJS.Immediate | undefined;
	const follow = reportFailure(() => {
		const names = [...reported];
		reported.clear();
		for (const name of names) if (collectionOf(name)) seen.add(name);
		const touched = [...seen].filter(
			(one) =>
				collectionOf(one) &&
				names.some((name) => `${one}/`.startsWith(`${name}/`)),
		);
		if (touched.length === 0) return;
		for (const one of touched) waiting.add(one);
		const changes = readChanges();
		if (!touched.some((one) => Object.hasOwn(changes, one))) return;
		const problems = findProblems(readTexts(copyFolder), changes);
		const faulty = new Set(problems.map((problem) => problem.file));
		for (const [changed, text] of Object.entries(changes)) {
			if (faulty.has(changed)) continue;
			show(changed, text);
			waiting.delete(changed);
		}
	});
	const watcher = watch(copyFolder, { recursive: true }, (_, name) => {
		reported.add(name?.replaceAll("\\", "/") ?? "");
		clearImmediate(timer);
		timer = setImmediate(follow);
	});
	watcher.on("error", printFailure);
	return () => {
		watcher.close();
		clearImmediate(timer);
	};

	/** Returns the texts of the waiting files, except for those that are shown already. */
	function readChanges(): FileChanges {
		const changes: FileChanges = {};
		for (const file of waiting) {
			const text = textOf(file);
			// One change causes several events, and the editor's own are shown before them.
			if (text === undefined || text === shownText(file)) waiting.delete(file);
			else changes[file] = text;
		}
		return changes;
	}

	/** @returns null if the file has been deleted, undefined if it is none to show */
	function textOf(file: string): string | null | undefined {
		try {
			return readFile(copyFolder, file)?.text ?? null;
		} catch {
			// A symbolic link, or a file that has vanished again.
			return undefined;
		}
	}
}
