import { collectionTable } from "#content/collections.ts";
import type {
	Draft,
	DraftResult,
	OpenedFile,
	SaveResult,
	ShownProblem,
} from "#frontend/editor/messages.ts";
import { emptyValue, inSchemaOrder } from "#frontend/editor/schema.ts";
import {
	pathOf,
	readFile,
	type Stored,
	versionOf,
	writeWhole,
} from "./copy-files.ts";
import { listFile } from "./file-list.ts";
import { findProblems, show } from "./find-problems.ts";
import { formSchemas, schemaNameOf } from "./form-schema.ts";
import { readTexts } from "./read-texts.ts";
import { readValue, writeValue } from "./write-entry.ts";

/**
 * Reads and writes the files of one folder.
 * @param showDraft called with each text that has no problems, saved or not, and with null for a
 * new file that has some
 */
export function createApi(
	copyFolder: string,
	showDraft: (file: string, text: string | null) => void,
) {
	/** Returns the problems of a file's text, and those that it causes in other files. */
	function problemsOf(file: string, text: string): ShownProblem[] {
		const problems = findProblems(readTexts(copyFolder), { [file]: text });
		return problems.map((problem) => show(file, problem));
	}

	function draftOf(
		{ file, value, base }: Draft,
		stored: Stored | null,
	): DraftResult {
		const ordered = inSchemaOrder(value, formSchemas[schemaNameOf(file)]);
		// Notes are kept even if another program has deleted the file.
		const text = writeValue(file, stored?.text ?? base, ordered);
		return { text, problems: problemsOf(file, text) };
	}

	/** Returns a file's value; undefined if it has problems of its own. */
	function soundValue(file: string, text: string): unknown {
		const isFaulty = problemsOf(file, text).some((one) => one.file === file);
		return isFaulty ? undefined : readValue(file, text);
	}

	return {
		/** Returns a file as it is, or initial values for one that does not exist yet. */
		open(file: string): OpenedFile {
			const stored = readFile(copyFolder, file);
			const texts = readTexts(copyFolder);
			const name = schemaNameOf(file);
			const value = stored
				? readValue(file, stored.text)
				: newValue(file, texts);
			const text = stored?.text ?? "";
			const listed = listFile(file, value, Object.keys(texts));
			return {
				file,
				title: listed?.title ?? file,
				schema: name,
				page: listed?.page ?? "/",
				version: stored?.version ?? null,
				text,
				value,
				problems: stored
					? problemsOf(file, text)
					: draftOf({ file, version: null, value }, null).problems,
				isMovable:
					stored !== null &&
					name !== "site" &&
					collectionTable[name].pattern.includes("{"),
			};
		},

		/** Returns the text that saving would write, and its problems. Saves nothing. */
		draft(draft: Draft): DraftResult {
			const stored = readFile(copyFolder, draft.file);
			const result = draftOf(draft, stored);
			if (result.problems.length === 0) showDraft(draft.file, result.text);
			// Whatever it had before may have been discarded.
			else if (!stored) showDraft(draft.file, null);
			return result;
		},

		/** Saves a draft that has no problems, unless the file has changed since it was read. */
		save(draft: Draft): SaveResult {
			const { file, version } = draft;
			const path = pathOf(copyFolder, file);
			const stored = readFile(copyFolder, file);
			const { text, problems } = draftOf(draft, stored);
			if ((stored?.version ?? null) !== version) {
				return {
					kind: "changed",
					version: stored?.version ?? null,
					disk: stored?.text ?? "",
					value: stored ? soundValue(file, stored.text) : undefined,
					text,
					problems,
				};
			}
			if (problems.length > 0) {
				return { kind: "refused", text, problems };
			}
			writeWhole(path, text);
			showDraft(file, text);
			return { kind: "saved", version: versionOf(text), text };
		},
	};
}

/** Returns a new file's empty fields; its `order` puts it after the others in its folder. */
function newValue(file: string, texts: Record<string, string>): unknown {
	const schema = formSchemas[schemaNameOf(file)];
	const value = emptyValue(schema);
	if (!schema.properties?.order) return value;
	const folder = file.slice(0, file.lastIndexOf("/") + 1);
	const orders = Object.entries(texts)
		.filter(([path]) => path.startsWith(folder))
		.map(([path, text]) => Number(Object(readValue(path, text)).order) || 0);
	return { order: Math.max(0, ...orders) + 1, ...Object(value) };
}
