import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { checkDraft, openFile, saveDraft } from "./api.ts";
import { addValue, type History, startHistory, step } from "./history.ts";
import { isEqual } from "./merge.ts";
import {
	failed,
	merged,
	type Note,
	refused,
	saved,
	savedBoth,
	saving,
	unsteady,
} from "./notes.ts";
import { readUnsaved, storeUnsaved } from "./unsaved.ts";
import { useFocus } from "./use-focus.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";
import {
	after,
	canMerge,
	currentValue,
	isOutdated,
	isUnsaved,
	outcomeOf,
	rebase,
	refresh,
	settle,
	type Working,
	withCheck,
	withValue,
	yieldTo,
} from "./working.ts";

/** How long to wait after the last change before checking and showing the words, in milliseconds. */
const debounceMs = 250;

export type Work = ReturnType<typeof useFile>;

/** How often saving combines the words anew with a file that changes meanwhile. */
const maxMerges = 3;

/**
 * State of one file while it is edited: its value with undo, its problems, and saving.
 * @param onSaved called after the file on disk has changed
 */
export function useFile(file: string, onSaved: () => void) {
	const [working, setWorking] = useState<Working>();
	const [note, setNote] = useState<Note>();
	const [asked, setAsked] = useState(0);
	const latest = useRef(working);
	latest.current = working;
	/** The file's last text, with its notes: another program may delete it. */
	const text = useRef<string>(undefined);
	text.current = working?.opened.text || text.current;

	/** @param isFresh discards unsaved changes */
	const load = useCallback(
		async (isFresh: boolean) => {
			const opened = await openFile(file);
			// Only now, since a check in flight may have stored them again meanwhile.
			if (isFresh) storeUnsaved(file, undefined);
			const isMergeable = canMerge(opened);
			const { version, value } = opened;
			const before = isFresh ? latest.current : undefined;
			if (before) {
				// Keeps the history, so that undo restores changes discarded by mistake.
				const rebased = rebase({ ...before, opened, isMergeable });
				const reverted = withCheck(withValue(rebased, value), opened);
				// Checked all the same, since the page shows what was last checked.
				return setWorking({ ...reverted, isChecked: false });
			}
			const plain: Working = {
				opened,
				base: { version, value },
				history: startHistory(value),
				isMergeable,
				checked: { text: "", problems: [] },
				isChecked: false,
			};
			const unsaved = readUnsaved(file);
			if (!unsaved) return setWorking(withCheck(plain, opened));
			text.current ||= opened.text || unsaved.text;
			const base =
				unsaved.version === version
					? plain.base
					: { version: unsaved.version, value: unsaved.base };
			const restored = {
				...plain,
				base,
				history: addValue(startHistory(base.value ?? value), unsaved.value, 0),
			};
			const settled = settle(restored);
			setWorking(settled);
			if (settled === restored || isEqual(currentValue(settled), value)) return;
			setNote(merged);
		},
		[file],
	);

	useEffect(() => {
		setNote(undefined);
		setWorking(undefined);
		load(false).catch((error: unknown) => setNote(failed(error)));
	}, [load]);

	useFocus(async () => {
		const before = latest.current;
		if (!before) return load(false);
		const opened = await openFile(file);
		setNote((now) => (now?.isOffline ? undefined : now));
		setWorking((now) =>
			now?.opened === before.opened ? refresh(now, opened) : now,
		);
	});

	const value = working && currentValue(working);
	const isDirty = working !== undefined && isUnsaved(working);
	const outcome = useMemo(() => working && outcomeOf(working), [working]);

	// Stores unsaved changes, so that they survive a reload; clears them once the value equals the file's.
	useEffect(() => {
		if (!working) return;
		const { version, value: base } = working.base;
		const unsaved = { version, value, base, text: text.current };
		storeUnsaved(file, isDirty ? unsaved : undefined);
	}, [file, working, value, isDirty]);

	useEffect(() => {
		if (!working || working.isChecked) return;
		const timer = setTimeout(() => {
			const { opened } = working;
			const draft = {
				file,
				version: opened.version,
				value: outcome?.value,
				base: text.current,
			};
			checkDraft(draft).then(
				(result) =>
					// Ignores the result if either side has changed since; that is checked separately.
					setWorking((now) =>
						now && now.opened === opened && currentValue(now) === value
							? withCheck(now, result)
							: now,
					),
				(error: unknown) => setNote(failed(error)),
			);
		}, debounceMs);
		return () => clearTimeout(timer);
	}, [file, working, value, outcome]);

	const setHistory = useCallback((change: (before: History) => History) => {
		setNote(undefined);
		setWorking(
			(now) =>
				now &&
				settle({ ...now, history: change(now.history), isChecked: false }),
		);
	}, []);

	const saveOnce = useCallback(async () => {
		let now = latest.current;
		if (!now) return;
		setNote(saving);
		try {
			for (let merges = 0; merges <= maxMerges; merges++) {
				if (isOutdated(now)) {
					setNote(undefined);
					return setAsked((times) => times + 1);
				}
				const sent = currentValue(now);
				const { version } = now.base;
				const draft = { file, version, value: sent, base: text.current };
				const result = await saveDraft(draft);
				if (result.kind === "changed") {
					// What was typed meanwhile is combined and saved as well.
					const next: Working = after(latest.current ?? now, sent, result);
					setWorking(next);
					now = next;
					continue;
				}
				// Whatever was typed meanwhile stays, as an unsaved change.
				// At once, since the next save compares with what this one saved.
				flushSync(() =>
					setWorking((current) => current && after(current, sent, result)),
				);
				if (result.kind === "refused") return setNote(refused);
				if (latest.current && currentValue(latest.current) === sent) {
					setNote(merges > 0 ? savedBoth : saved);
				}
				return onSaved();
			}
			setNote(unsteady);
		} catch (error) {
			setNote(failed(error));
		}
	}, [file, onSaved]);

	// A second save at the same time would find the file changed by the first.
	const save = useOneAtATime(
		saveOnce,
		useCallback(() => !!latest.current && isUnsaved(latest.current), []),
	);

	return {
		opened: working?.opened,
		value,
		note,
		/** The result of the last check, which stays while new words are checked, so that nothing jumps at each key press. */
		checked: working?.checked,
		isDirty,
		/** Whether another program changed the file and the author has to choose whose words to save. */
		isOutdated: working ? isOutdated(working) : false,
		/** The fields that both changed; the whole file, at [], if the two cannot be combined. */
		conflicts: outcome?.conflicts ?? [],
		/** Whether the author's changes can be combined with the file as it is now. */
		isMergeable: working?.isMergeable ?? true,
		/** How often saving had to ask the author to choose. */
		asked,
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
			await load(true).catch((error: unknown) => setNote(failed(error)));
		},
		/** Continues with the author's words where both sides changed a field, and all other changes. */
		keep(): void {
			setWorking((now) => now && rebase(now));
		},
		/** Continues with the file's words where both sides changed a field, and all other changes. */
		yieldTo(): void {
			setWorking((now) => now && yieldTo(now));
		},
	};
}
