import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { collectionOf, ownPageOf } from "#content/collections.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import type { Move, MoveResult } from "../messages.ts";
import { ForbiddenFile, pathOf, readFile, writeWhole } from "./copy-files.ts";
import { type FileChanges, findProblems, show } from "./find-problems.ts";

/**
 * Renames and deletes files of one folder, where nothing else breaks by that.
 * @param showText is told what each file holds then; null where it is no more
 */
export function createMoves(
	copyFolder: string,
	showText: (file: string, text: string | null) => void,
) {
	/** What undoes each move, and what the files must still hold for that. */
	const moves = new Map<string, { back: FileChanges; now: FileChanges }>();

	function change(file: string, changes: FileChanges): MoveResult {
		const problems = findProblems(readTexts(copyFolder), changes);
		if (problems.length > 0) {
			return {
				kind: "refused",
				problems: problems.map((problem) => show(file, problem)),
			};
		}
		const names = Object.keys(changes);
		const back = Object.fromEntries(names.map((name) => [name, textOf(name)]));
		// New ones first: whatever ends the program meanwhile, no words are lost.
		for (const [name, text] of Object.entries(changes)) {
			if (text !== null) writeWhole(pathOf(copyFolder, name), text);
		}
		for (const [name, text] of Object.entries(changes)) {
			if (text === null) rmSync(pathOf(copyFolder, name));
			showText(name, text);
		}
		const undo = randomUUID();
		moves.set(undo, { back, now: changes });
		const others = names.filter(
			(name) => changes[name] !== null && back[name] !== null,
		);
		return { kind: "done", undo, others };
	}

	const textOf = (file: string) => readFile(copyFolder, file)?.text ?? null;

	return {
		/** Renames a file, and with it the links to its page and what names it as a sibling; or deletes it. */
		move({ file, version, to }: Move): MoveResult {
			const stored = readFile(copyFolder, file);
			if (!stored || stored.version !== version) return { kind: "changed" };
			if (to === null) return change(file, { [file]: null });
			if (collectionOf(to)?.name !== collectionOf(file)?.name) {
				throw new ForbiddenFile(`another kind of file: ${to}`);
			}
			if (textOf(to) !== null) {
				const message = "is there already";
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
			const changed = renamed.filter(
				([name = "", text]) => texts[name] !== text,
			);
			return change(to, { ...Object.fromEntries(changed), [file]: null });
		},

		/** Gives all files of a move back what they held before it. */
		undo(id: string): MoveResult {
			const move = moves.get(id);
			const isAsLeft =
				move &&
				Object.entries(move.now).every(([file, text]) => textOf(file) === text);
			if (!isAsLeft) return { kind: "changed" };
			const [file = ""] = Object.keys(move.back);
			return change(file, move.back);
		},
	};
}

/** A file's text with the links to a page leading to another. */
function withLinks(text: string, from: string, to: string): string {
	// Small letters, digits, hyphens and slashes: nothing that an expression takes for its own.
	const path = new RegExp(`(?<![\\w.-])${from}(?![\\w/-])`, "g");
	return text.replaceAll(path, to);
}

/** A file's text in which services that name another as a sibling name it by its new file. */
function withSiblings(text: string, from: string, to: string): string {
	const name = new RegExp(`^( *- id: )${serviceOf(from)}$`, "gm");
	return text.replaceAll(name, `$1${serviceOf(to)}`);
}

/** "cloud/finops" of "services/cloud/finops.yaml"; of other files what no sibling is named by. */
function serviceOf(file: string): string {
	return file.replace(/^services\/|\.yaml$/g, "");
}
