import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenedFile, SaveResult, ShownProblem } from "../messages.ts";
import { checkDraft, openFile, saveDraft } from "./api.ts";
import { addValue, type History, startHistory, step } from "./history.ts";
import { readUnsaved, storeUnsaved } from "./unsaved.ts";

/** How long to wait after the last change before checking and showing the words, in milliseconds. */
const debounceMs = 250;

type Working = {
	opened: OpenedFile;
	history: History;
	/** The version on which the current value is based. */
	version: string | null;
	/** The text that saving would write, and its problems; undefined until checked. */
	draft: { text: string; problems: ShownProblem[] } | undefined;
};

export type Work = ReturnType<typeof useFile>;

/** A message about the latest action. */
export type Note = { kind: "saved" | "failed"; text: string };

/**
 * State of one file while it is edited: its value with undo, its problems, and saving.
 * @param onSaved called after the file on disk has changed
 */
export function useFile(file: string, onSaved: () => void) {
	const [working, setWorking] = useState<Working>();
	const [note, setNote] = useState<Note>();
	const latest = useRef(working);
	latest.current = working;

	/** @param isFresh discards unsaved changes */
	const load = useCallback(
		async (isFresh: boolean) => {
			const opened = await openFile(file);
			// Only now, since a check in flight may have stored them again meanwhile.
			if (isFresh) storeUnsaved(file, undefined);
			const unsaved = readUnsaved(file);
			const before = isFresh ? latest.current?.history : undefined;
			// Keeps the history, so that undo restores changes discarded by mistake.
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

	// Stores unsaved changes, so that they survive a reload; clears them once the value equals the file's.
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
					// Ignores the result if the value has changed since; that is checked separately.
					setWorking((now) =>
						now && now.history.values[now.history.at] === value
							? { ...now, draft }
							: now,
					),
				(error: unknown) => setNote(failed(error)),
			);
		}, debounceMs);
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
		const sent = now.history.values[now.history.at];
		try {
			const result = await saveDraft({ file, version, value: sent });
			// Whatever was typed meanwhile stays, as an unsaved change.
			setWorking((current) => current && after(current, sent, result));
			if (result.kind === "saved") {
				const { values = [], at = 0 } = latest.current?.history ?? {};
				if (values[at] === sent) setNote({ kind: "saved", text: "Saved." });
				onSaved();
			} else if (result.kind === "refused") {
				setNote({
					kind: "failed",
					text: "Not saved: please fix what is marked below.",
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
		/** Whether the file has changed since the version on which the current value is based. */
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
		/** Reverts to the file as it is on disk. */
		async discard(): Promise<void> {
			await load(true);
		},
		/** Continues with this value, based on the file as it is now. */
		keep(): void {
			setWorking(
				(now) =>
					now && { ...now, version: now.opened.version, draft: undefined },
			);
		},
	};
}

/** Returns the state after the server's response. @param sent the value that was sent */
function after(working: Working, sent: unknown, result: SaveResult): Working {
	const { opened, history } = working;
	const isSame = history.values[history.at] === sent;
	switch (result.kind) {
		case "saved": {
			const { version, text } = result;
			return {
				...working,
				version,
				opened: { ...opened, version, text, value: sent },
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
		text: `That did not work: ${reason} Is the editor still running in the terminal?`,
	};
}
