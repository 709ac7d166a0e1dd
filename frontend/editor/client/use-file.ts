import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenedFile, SaveResult, ShownProblem } from "../messages.ts";
import { checkDraft, openFile, saveDraft } from "./api.ts";
import { addValue, type History, startHistory, step } from "./history.ts";
import { readUnsaved, storeUnsaved } from "./unsaved.ts";

/** How long typing rests before the words are checked and shown, in ms. */
const rest = 250;

type Working = {
	opened: OpenedFile;
	history: History;
	/** The version that the words were begun from. */
	version: string | null;
	/** What the file would be, and what is wrong with that; undefined until it is checked. */
	draft: { text: string; problems: ShownProblem[] } | undefined;
};

export type Work = ReturnType<typeof useFile>;

/** What happened last, in words. */
export type Note = { kind: "saved" | "failed"; text: string };

/**
 * One file while it is edited: its value with undo, its problems, and saving.
 * @param onSaved after the file on disk has changed
 */
export function useFile(file: string, onSaved: () => void) {
	const [working, setWorking] = useState<Working>();
	const [note, setNote] = useState<Note>();
	const latest = useRef(working);
	latest.current = working;

	/** @param isFresh as the file is: words that were not saved are given up */
	const load = useCallback(
		async (isFresh: boolean) => {
			const opened = await openFile(file);
			// A check on its way may have stored them again meanwhile.
			if (isFresh) storeUnsaved(file, undefined);
			const unsaved = readUnsaved(file);
			const before = isFresh ? latest.current?.history : undefined;
			// Undo brings back what was given up by mistake.
			const history = before
				? addValue(step(before, 0), opened.value, Date.now())
				: startHistory(opened.value);
			setWorking({
				opened,
				history: unsaved ? addValue(history, unsaved.value, 0) : history,
				version: unsaved ? unsaved.version : opened.version,
				draft: unsaved
					? undefined
					: { text: opened.text, problems: opened.problems },
			});
		},
		[file],
	);

	useEffect(() => {
		setNote(undefined);
		setWorking(undefined);
		load(false).catch((error: unknown) => setNote(failed(error)));
	}, [load]);

	const value = working?.history.values[working.history.at];
	const isDirty =
		working !== undefined &&
		JSON.stringify(value) !== JSON.stringify(working.opened.value);

	// Unsaved words survive a reload; what is as the file has it is not unsaved.
	useEffect(() => {
		if (!working) return;
		const { version } = working;
		storeUnsaved(file, isDirty ? { version, value } : undefined);
	}, [file, working, value, isDirty]);

	const isChecked = working?.draft !== undefined;
	useEffect(() => {
		if (!working || isChecked) return;
		const timer = setTimeout(() => {
			checkDraft({ file, version: working.version, value }).then(
				(draft) =>
					// Words typed meanwhile are checked on their own.
					setWorking((now) =>
						now && now.history.values[now.history.at] === value
							? { ...now, draft }
							: now,
					),
				(error: unknown) => setNote(failed(error)),
			);
		}, rest);
		return () => clearTimeout(timer);
	}, [file, working, value, isChecked]);

	const setHistory = useCallback((change: (before: History) => History) => {
		setNote(undefined);
		setWorking(
			(now) =>
				now && { ...now, history: change(now.history), draft: undefined },
		);
	}, []);

	const save = useCallback(async () => {
		const now = latest.current;
		if (!now) return;
		const { version } = now;
		const words = now.history.values[now.history.at];
		try {
			const result = await saveDraft({ file, version, value: words });
			// Whatever is typed meanwhile stays, as words that are not saved.
			setWorking((current) => current && after(current, words, result));
			if (result.kind === "saved") {
				const { values = [], at = 0 } = latest.current?.history ?? {};
				if (values[at] === words) setNote({ kind: "saved", text: "Saved." });
				onSaved();
			} else if (result.kind === "refused") {
				setNote({
					kind: "failed",
					text: "Not saved: look at what is marked below.",
				});
			}
		} catch (error) {
			setNote(failed(error));
		}
	}, [file, onSaved]);

	return {
		opened: working?.opened,
		value,
		note,
		draft: working?.draft,
		isDirty,
		/** The file is another than the one that the words were begun from. */
		isOutdated: working ? working.version !== working.opened.version : false,
		canUndo: (working?.history.at ?? 0) > 0,
		canRedo: working
			? working.history.at < working.history.values.length - 1
			: false,
		change: useCallback(
			(next: unknown) =>
				setHistory((before) => addValue(before, next, Date.now())),
			[setHistory],
		),
		undo: useCallback(() => setHistory((h) => step(h, -1)), [setHistory]),
		redo: useCallback(() => setHistory((h) => step(h, 1)), [setHistory]),
		save,
		/** Back to the file as it is on disk. */
		async discard(): Promise<void> {
			await load(true);
		},
		/** Goes on with these words over the file as it is now. */
		keep(): void {
			setWorking(
				(now) =>
					now && { ...now, version: now.opened.version, draft: undefined },
			);
		},
	};
}

/** @param words that were sent to be saved */
function after(working: Working, words: unknown, result: SaveResult): Working {
	const { opened, history } = working;
	const isSame = history.values[history.at] === words;
	switch (result.kind) {
		case "saved": {
			const { version, text } = result;
			return {
				...working,
				version,
				opened: { ...opened, version, text, value: words },
				draft: isSame ? { text, problems: [] } : undefined,
			};
		}
		case "changed": {
			const { version, disk: text } = result;
			return {
				...working,
				opened: { ...opened, version, text },
				draft: isSame ? result : undefined,
			};
		}
		case "refused":
			return isSame ? { ...working, draft: result } : working;
	}
}

function failed(error: unknown): Note {
	const reason = error instanceof Error ? error.message : String(error);
	return {
		kind: "failed",
		text: `The editor's program did not do it: ${reason} Is it still running in the terminal?`,
	};
}
