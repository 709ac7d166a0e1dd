import { createStore } from "zustand";
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
import {
	after,
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

/** How often saving combines the words anew with a file that changes meanwhile. */
const maxMerges = 3;

type State = {
	/** undefined until the file has been opened. */
	working?: Working;
	note: Note | undefined;
	/** How often saving had to ask the author to choose. */
	asked: number;
};

/**
 * Opens, checks and saves one file while it is edited.
 * @param onSaved called after the file on disk has changed
 */
export function createFileStore(file: string, onSaved: () => void) {
	const store = createStore<State>(() => ({ note: undefined, asked: 0 }));
	const { getState, setState } = store;
	/** The file's last text, with its notes: another program may delete it. */
	let text: string | undefined;
	let isSaving = false;
	let isAskedAgain = false;

	function setWorking(working: Working): void {
		text = working.opened.text || text;
		setState({ working });
	}

	function update(change: (now: Working) => Working): void {
		const { working } = getState();
		if (working) setWorking(change(working));
	}

	function setHistory(change: (before: History) => History): void {
		setState({ note: undefined });
		update((now) =>
			settle({ ...now, history: change(now.history), isChecked: false }),
		);
	}

	/** @param isFresh discards unsaved changes */
	async function load(isFresh: boolean): Promise<void> {
		const opened = await openFile(file);
		// Only now, since a check in flight may have stored them again meanwhile.
		if (isFresh) storeUnsaved(file, undefined);
		const { version, value } = opened;
		const { working: before } = getState();
		if (isFresh && before) {
			// Keeps the history, so that undo restores changes discarded by mistake.
			const rebased = rebase({ ...before, opened });
			const reverted = withCheck(withValue(rebased, value), opened);
			// Checked all the same, since the page shows what was last checked.
			return setWorking({ ...reverted, isChecked: false });
		}
		const plain: Working = {
			opened,
			base: { version, value },
			history: startHistory(value),
			checked: { text: "", problems: [] },
			isChecked: false,
		};
		const unsaved = readUnsaved(file);
		if (!unsaved) return setWorking(withCheck(plain, opened));
		text ||= unsaved.text;
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
		setState({ note: merged });
	}

	async function saveOnce(): Promise<void> {
		for (let merges = 0; merges <= maxMerges; merges++) {
			const { working: now, asked } = getState();
			if (!now) return;
			if (isOutdated(now)) {
				return setState({ note: undefined, asked: asked + 1 });
			}
			setState({ note: saving });
			const sent = currentValue(now);
			const { version } = now.base;
			const draft = { file, version, value: sent, base: text };
			const result = await saveDraft(draft);
			// Whatever was typed meanwhile stays, as an unsaved change.
			update((current) => after(current, sent, result));
			// It is then combined and saved as well.
			if (result.kind === "changed") continue;
			if (result.kind === "refused") return setState({ note: refused });
			const { working } = getState();
			if (working && currentValue(working) === sent) {
				setState({ note: merges > 0 ? savedBoth : saved });
			}
			return onSaved();
		}
		setState({ note: unsteady });
	}

	function fail(error: unknown): void {
		setState({ note: failed(error) });
	}

	const actions = {
		open: (): Promise<void> => load(false).catch(fail),
		/** Reverts to the file as it is on disk. */
		discard: (): Promise<void> => load(true).catch(fail),
		/** Takes over what has changed in the file; opens it if that has failed. */
		async follow(): Promise<void> {
			const { working: before } = getState();
			if (!before) return load(false);
			const opened = await openFile(file);
			if (getState().note?.isOffline) setState({ note: undefined });
			update((now) =>
				now.opened === before.opened ? refresh(now, opened) : now,
			);
		},
		/** Finds the problems of the words, which the page then shows if they have none. */
		async check(working: Working): Promise<void> {
			const { opened } = working;
			const { value } = outcomeOf(working);
			const draft = { file, version: opened.version, value, base: text };
			try {
				const result = await checkDraft(draft);
				// Ignores the result if either side has changed since; that is checked separately.
				update((now) =>
					now.opened === opened && currentValue(now) === currentValue(working)
						? withCheck(now, result)
						: now,
				);
			} catch (error) {
				fail(error);
			}
		},
		/** Keeps unsaved words, so that they survive a reload; forgets them once they equal the file's. */
		keepUnsaved(working: Working): void {
			const { version, value: base } = working.base;
			const unsaved = { version, value: currentValue(working), base, text };
			storeUnsaved(file, isUnsaved(working) ? unsaved : undefined);
		},
		change(next: unknown): void {
			setHistory((before) => addValue(before, next, Date.now()));
		},
		undo: () => setHistory((before) => step(before, -1)),
		redo: () => setHistory((before) => step(before, 1)),
		/** Saves, and once more if asked to meanwhile: at the same time, the second would find the file changed by the first. */
		async save(): Promise<void> {
			isAskedAgain = isSaving;
			if (isSaving) return;
			isSaving = true;
			do {
				isAskedAgain = false;
				await saveOnce().catch(fail);
			} while (isAskedAgain && isUnsaved(getState().working));
			isSaving = false;
		},
		/** Continues with the author's words where both sides changed a field, and all other changes. */
		keep: () => update(rebase),
		/** Continues with the file's words where both sides changed a field, and all other changes. */
		yieldTo: () => update(yieldTo),
	};
	return { store, actions };
}
