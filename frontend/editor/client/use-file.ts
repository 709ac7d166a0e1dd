import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { createFileStore } from "./file-store.ts";
import {
	currentValue,
	isMergeable,
	isOutdated,
	isUnsaved,
	outcomeOf,
} from "./working.ts";

/** How long to wait after the last change before checking and showing the words, in milliseconds. */
const debounceMs = 250;

export type Work = ReturnType<typeof useFile>;

/**
 * State of one file while it is edited: its value with undo, its problems, and saving.
 * @param file the same at each call, as is onSaved
 * @param onSaved called after the file on disk has changed
 */
export function useFile(file: string, onSaved: () => void) {
	const [{ store, actions }] = useState(() => createFileStore(file, onSaved));
	const { working, note, asked } = useStore(store);

	useEffect(() => {
		void actions.open();
		// Files may have changed while the window did not have the focus, or the server may be back.
		// What fails here fails again, with a message, when the author acts.
		const look = () => void actions.follow().catch(() => {});
		addEventListener("focus", look);
		return () => removeEventListener("focus", look);
	}, [actions]);

	useEffect(() => {
		if (!working) return;
		actions.keepUnsaved(working);
		if (working.isChecked) return;
		const timer = setTimeout(() => actions.check(working), debounceMs);
		return () => clearTimeout(timer);
	}, [working, actions]);

	const { at = 0, values = [] } = working?.history ?? {};
	return {
		...actions,
		opened: working?.opened,
		value: working && currentValue(working),
		note,
		/** The result of the last check, which stays while new words are checked, so that nothing jumps at each key press. */
		checked: working?.checked,
		isDirty: isUnsaved(working),
		/** Whether another program changed the file and the author has to choose whose words to save. */
		isOutdated: working !== undefined && isOutdated(working),
		/** The fields that both changed; the whole file, at [], if the two cannot be combined. */
		conflicts: working ? outcomeOf(working).conflicts : [],
		/** Whether the author's changes can be combined with the file as it is now. */
		isMergeable: working !== undefined && isMergeable(working.opened),
		/** How often saving had to ask the author to choose. */
		asked,
		canUndo: at > 0,
		canRedo: at < values.length - 1,
	};
}
