import { toast } from "react-toastify/unstyled";
import { listen } from "#frontend/hooks/listen.ts";
import { isCopyable } from "./CopyableToast.tsx";

/**
 * Manages keyboard focus: Alt+T goes to the newest toast; Escape, or Tab past either end,
 * returns to where the visitor was. If the focused toast closes, focus moves to the newest one
 * left, or back to where the visitor was.
 * @returns a function that removes the listeners
 */
export function manageToastFocus(area: HTMLElement): () => void {
	let origin: HTMLElement | null = null;

	function leave() {
		const { activeElement } = document;
		if (origin?.isConnected) origin.focus();
		// There is nowhere to return to, but focus must not stay and stop the timer.
		else if (activeElement instanceof HTMLElement) activeElement.blur();
	}

	function onKey(event: KeyboardEvent) {
		// AltGr+T (Ctrl and Alt on Windows) and Option+T type characters, so the first is never the
		// shortcut, and the second only while a toast is shown.
		const newest = isShortcut(event) && newestToast();
		if (newest) {
			event.preventDefault();
			newest.focus();
		}
		if (event.key === "Tab" && isAtEdge(event)) {
			event.preventDefault();
			leave();
		}
		if (event.key === "Escape" && area.contains(document.activeElement)) {
			// A dialog around the toast stays open.
			event.preventDefault();
			leave();
		}
	}

	function isShortcut({ code, altKey, ctrlKey, metaKey }: KeyboardEvent) {
		return code === "KeyT" && altKey && !ctrlKey && !metaKey;
	}

	/** Stops a mouse press from moving focus, which would stop the timer long afterwards. */
	function onMouseDown(event: MouseEvent) {
		if (!isCopyable(event.target)) event.preventDefault();
	}

	function onFocus({ target, relatedTarget }: FocusEvent) {
		if (isCopyable(target)) {
			getSelection()?.selectAllChildren(target as Element);
		}
		if (area.contains(relatedTarget as Node | null)) return;
		origin = relatedTarget as HTMLElement | null;
	}

	/** Returns whether Tab or Shift+Tab would leave the toasts. */
	function isAtEdge({ shiftKey }: KeyboardEvent): boolean {
		const stops = [...area.querySelectorAll("[tabindex='0'], button")];
		return document.activeElement === stops.at(shiftKey ? 0 : -1);
	}

	/** @param except the toast that is about to close */
	function newestToast(except?: Element | null): HTMLElement | undefined {
		return [
			...area.querySelectorAll<HTMLElement>(".Toastify__toast[data-in=true]"),
		]
			.filter((element) => element !== except)
			.at(-1);
	}

	const removals = [
		listen(document, { keydown: onKey }),
		listen(area, { mousedown: onMouseDown, focusin: onFocus }),
		toast.onChange(({ id, status }) => {
			if (status !== "removed") return;
			const leaving = document.getElementById(String(id));
			if (!leaving?.contains(document.activeElement)) return;
			const next = newestToast(leaving);
			if (next) next.focus();
			else leave();
		}),
	];
	return () => {
		for (const remove of removals) remove();
	};
}
