import { randomUUID } from "node:crypto";
import { collectionOf, ownPageOf } from "#content/collections.ts";
import type { LastMove, Move, MoveResult } from "#frontend/editor/messages.ts";
import {
	ForbiddenFile,
	pathOf,
	readFile,
	removeFile,
	writeWhole,
} from "./copy-files.ts";
import { listFile } from "./file-list.ts";
import { type FileChanges, findProblems, show } from "./find-problems.ts";
import { readTexts } from "./read-texts.ts";
import { readValue, writeValue } from "./write-entry.ts";

/**
 * Renames and deletes files of one folder, unless that would break something else.
 * @param showText called with each file's new text; null for a deleted file
 */
export function createMoves(
	copyFolder: string,
	showText: (file: string, text: string | null) => void,
) {
	/** The moves that were not undone, with the changes that undo each and the texts that the files must still have. */
	let moves: (LastMove & { back: FileChanges; now: FileChanges })[] = [];

	const isUndoable = ({ now }: { now: FileChanges }) => {
		try {
			return Object.entries(now).every(([file, text]) => textOf(file) === text);
		} catch {
			// Another program has removed the folder, or put a symbolic link in a file's place.
			return false;
		}
	};

	/** Makes the changes, unless they cause problems, which are shown as those of `file`. */
	function change(
		file: string,
		changes: FileChanges,
		move?: Pick<LastMove, "file" | "to" | "title">,
	): MoveResult {
		const problems = findProblems(readTexts(copyFolder), changes);
		if (problems.length > 0) {
			return {
				kind: "refused",
				problems: problems.map((problem) => show(file, problem)),
			};
		}
		const names = Object.keys(changes);
		const back = Object.fromEntries(names.map((name) => [name, textOf(name)]));
		try {
			writeAll(changes);
		} catch (error) {
			// Half a renaming could not be undone. A file that could not be written needs no restoring.
			for (const [name, text] of Object.entries(back)) {
				if (textOf(name) !== text) writeAll({ [name]: text });
			}
			throw error;
		}
		for (const [name, text] of Object.entries(changes)) showText(name, text);
		if (move) {
			const others = names.filter(
				(name) => changes[name] !== null && back[name] !== null,
			).length;
			moves.push({ ...move, undo: randomUUID(), others, back, now: changes });
		}
		return { kind: "done" };
	}

	/** Writes before it deletes, so that nothing is lost if the process ends in between. */
	function writeAll(changes: FileChanges): void {
		for (const [name, text] of Object.entries(changes)) {
			if (text !== null) writeWhole(pathOf(copyFolder, name), text);
		}
		for (const [name, text] of Object.entries(changes)) {
			if (text === null) removeFile(pathOf(copyFolder, name));
		}
	}

	const textOf = (file: string) => readFile(copyFolder, file)?.text ?? null;

	return {
		/**
		 * Deletes a file, or renames it: links to its page and services that list it as a sibling are
		 * updated, and its old address leads to the new one.
		 */
		move({ file, version, to }: Move): MoveResult {
			const stored = readFile(copyFolder, file);
			if (!stored || stored.version !== version) return { kind: "changed" };
			const value = readValue(file, stored.text);
			const title = listFile(file, value, [])?.title ?? file;
			const done = { file, to, title };
			if (to === null) return change(file, { [file]: null }, done);
			if (collectionOf(to)?.name !== collectionOf(file)?.name) {
				throw new ForbiddenFile(`a different kind of file: ${to}`);
			}
			if (textOf(to) !== null) {
				const message = "already exists";
				const line = `content/copy/${to} ${message}`;
				return {
					kind: "refused",
					problems: [{ file: to, path: [], message, line }],
				};
			}
			const texts = readTexts(copyFolder);
			const renamed = Object.entries(texts).map(([name, text]) => [
				name === file ? to : name,
				withSiblings(
					withLinks(text, ownPageOf(file) ?? file, ownPageOf(to) ?? to),
					file,
					to,
				),
			]);
			const changed = Object.fromEntries(
				renamed.filter(([name = "", text]) => texts[name] !== text),
			);
			const text = withRedirect(to, changed[to] ?? "", ownPageOf(file));
			return change(to, { ...changed, [to]: text, [file]: null }, done);
		},

		/** Restores all files of a move, unless one has changed since. */
		undo(id: string): MoveResult {
			const move = moves.find(({ undo }) => undo === id);
			if (!move || !isUndoable(move)) return { kind: "changed" };
			const [file = ""] = Object.keys(move.back);
			const result = change(file, move.back);
			if (result.kind === "done") moves = moves.filter((one) => one !== move);
			return result;
		},

		/** Returns the latest move that can be undone. */
		last(): LastMove | undefined {
			const move = moves.findLast(isUndoable);
			if (!move) return;
			const { undo, file, to, title, others } = move;
			return { undo, file, to, title, others };
		},
	};
}

/** Returns the text of a page's file with an address from which it is to be found as well, unless it is its own. */
function withRedirect(
	file: string,
	text: string,
	from: string | undefined,
): string {
	const value = Object(readValue(file, text));
	const others = value.meta?.redirectFrom ?? [];
	// Of a mistake in the file, the check tells.
	if (!from || !value.meta || !Array.isArray(others)) return text;
	const redirectFrom = [...others, from].filter(
		(path) => path !== ownPageOf(file),
	);
	return writeValue(file, text, {
		...value,
		meta: { ...value.meta, redirectFrom },
	});
}

/** Returns a file's text with links to one page replaced by links to another. */
function withLinks(text: string, from: string, to: string): string {
	// Paths have only lower-case letters, digits, hyphens and slashes, so they need no escaping.
	const path = new RegExp(`(?<![\\w.-])${from}(?![\\w/-]|\\.\\w)`, "g");
	return text.replaceAll(path, to);
}

/** Returns a file's text in which references to a renamed service as a sibling are updated. */
function withSiblings(text: string, from: string, to: string): string {
	const name = new RegExp(
		`^( *- +id: +)(["']?)${serviceOf(from)}\\2(?=[ \\t\\r]*$| +#)`,
		"gm",
	);
	return text.replaceAll(name, `$1$2${serviceOf(to)}$2`);
}

/** Returns "cloud/finops" for "services/cloud/finops.yaml"; for other files, a name that no sibling has. */
function serviceOf(file: string): string {
	return file.replace(/^services\/|\.yaml$/g, "");
}
