import { useEffect } from "react";
import type { Work } from "./use-file.ts";

/**
 * Handles Ctrl (or Command) with S, Z, Y and Shift+Z, wherever the focus is; in the search and in
 * dialogs, Z and Y are those of the field there.
 */
export function useShortcuts({ save, undo, redo }: Work): void {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
			const actions = { s: save, y: redo, z: event.shiftKey ? redo : undo };
			const act = actions[keyOf(event) as keyof typeof actions];
			if (!act || (act !== save && isElsewhere(event.target))) return;
			event.preventDefault();
			// A key that is held down saves once.
			if (act !== save || !event.repeat) act();
		};
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, [save, undo, redo]);
}

/** Returns the pressed letter: on a keyboard of another script, as Cyrillic, the one that is in its place. */
export function keyOf({
	key,
	code,
}: Pick<KeyboardEvent, "key" | "code">): string {
	return key > "~" ? code.replace("Key", "").toLowerCase() : key.toLowerCase();
}

/** Whether something is typed outside the form: into the search, or into a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
	return (
		document.querySelector("dialog[open]") !== null ||
		(target instanceof HTMLInputElement && !target.closest(".words"))
	);
}
