import { toast } from "react-toastify/unstyled";

/**
 * Alt+T goes to the newest toast; Escape goes back, and so does Tab past the first or the
 * last of them. Whoever was on a toast that goes away comes to the next one, and after the
 * last to where they were before.
 * @returns ends it
 */
export function manageToastFocus(area: HTMLElement): () => void {
	let origin: HTMLElement | null = null;

	function leave() {
		const { activeElement } = document;
		if (origin?.isConnected) origin.focus();
		// They came from nowhere: the focus must not stay and hold the clock.
		else if (activeElement instanceof HTMLElement) activeElement.blur();
	}

	function onKey(event: KeyboardEvent) {
		if (event.altKey && event.code === "KeyT") {
			event.preventDefault();
			newestToast()?.focus();
		}
		if (event.key === "Tab" && isAtEdge(event)) {
			event.preventDefault();
			leave();
		}
		if (event.key === "Escape" && area.contains(document.activeElement)) {
			leave();
		}
	}

	/** What is pressed takes no focus, which would hold the clock long after. */
	function onMouseDown(event: MouseEvent) {
		event.preventDefault();
	}

	function onFocus({ relatedTarget }: FocusEvent) {
		if (area.contains(relatedTarget as Node | null)) return;
		origin = relatedTarget as HTMLElement | null;
	}

	/** Whether Tab, or with Shift, would lead out of the toasts. */
	function isAtEdge({ shiftKey }: KeyboardEvent): boolean {
		const stops = [...area.querySelectorAll("[tabindex='0'], button")];
		return document.activeElement === stops.at(shiftKey ? 0 : -1);
	}

	/** @param except the toast that is about to go */
	function newestToast(except?: Element | null): HTMLElement | undefined {
		return [
			...area.querySelectorAll<HTMLElement>(".Toastify__toast[data-in=true]"),
		]
			.filter((element) => element !== except)
			.at(-1);
	}

	document.addEventListener("keydown", onKey);
	area.addEventListener("mousedown", onMouseDown);
	area.addEventListener("focusin", onFocus);
	const unsubscribe = toast.onChange(({ id, status }) => {
		if (status !== "removed") return;
		const leaving = document.getElementById(String(id));
		if (!leaving?.contains(document.activeElement)) return;
		const next = newestToast(leaving);
		if (next) next.focus();
		else leave();
	});
	return () => {
		document.removeEventListener("keydown", onKey);
		area.removeEventListener("mousedown", onMouseDown);
		area.removeEventListener("focusin", onFocus);
		unsubscribe();
	};
}
