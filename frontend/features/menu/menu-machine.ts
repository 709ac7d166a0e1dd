import { createStore } from "zustand";

/** In milliseconds. A panel opens without delay if another closed within the skip window. */
export const openDelayMs = 200;
export const skipWindowMs = 300;
export const closeDelayMs = 150;

type Timer = ReturnType<typeof setTimeout>;

export type MenuMachine = ReturnType<typeof createMenuMachine>;

/**
 * Decides when the pointer, clicks and Escape open and close a menu's panels.
 * @param onFailure called with the section whose panel was asked for by a press but cannot be shown
 */
export function createMenuMachine(onFailure: (section: string) => void) {
	/** Which section's panel is open; null when none is. */
	const store = createStore<{ open: string | null }>(() => ({ open: null }));
	/** The hovered section whose panel is about to open: further moves must not restart the delay. */
	let opening: { section: string; timer: Timer } | null = null;
	let closeTimer: Timer | undefined;
	let closedAt = Number.NEGATIVE_INFINITY;
	/** The section closed by Escape or a click: a pointer still resting on it must not reopen it. */
	let dismissed: string | null = null;
	/** The section whose trigger the mouse is over. */
	let pointed: string | null = null;
	/** The section opened by hovering, until a click confirms it. */
	let hovered: string | null = null;

	function show(section: string | null): void {
		cancelOpening();
		clearTimeout(closeTimer);
		const { open } = store.getState();
		if (open !== null && section === null) closedAt = performance.now();
		if (open !== section) store.setState({ open: section });
	}

	function cancelOpening(): void {
		clearTimeout(opening?.timer);
		opening = null;
	}

	/** The mouse moved over a trigger: opens after the delay, or at once if a panel is open or just closed. */
	function pointerOverTrigger(section: string): void {
		clearTimeout(closeTimer);
		pointed = section;
		const { open } = store.getState();
		if ([dismissed, open, opening?.section].includes(section)) return;
		cancelOpening();
		const openByHover = () => {
			show(section);
			hovered = section;
		};
		const skipsDelay =
			open !== null || performance.now() - closedAt <= skipWindowMs;
		if (skipsDelay) openByHover();
		else opening = { section, timer: setTimeout(openByHover, openDelayMs) };
	}

	/** The mouse moved over the open panel: cancels its closing. */
	function pointerOverPanel(): void {
		clearTimeout(closeTimer);
	}

	/** The mouse left a trigger or a panel: closes after the delay, even if a click opened it. */
	function pointerLeft(): void {
		dismissed = null;
		pointed = null;
		cancelOpening();
		clearTimeout(closeTimer);
		closeTimer = setTimeout(close, closeDelayMs);
	}

	/** A click, tap, Enter or Space on a trigger. The first click after opening by hover keeps it open. */
	function toggle(section: string): void {
		const isOpen = store.getState().open === section;
		const isConfirmed = isOpen && hovered === section;
		hovered = null;
		if (isConfirmed) {
			clearTimeout(closeTimer);
			return;
		}
		dismissed = isOpen ? pointed : null;
		show(isOpen ? null : section);
	}

	/** Closes at once. */
	function close(): void {
		hovered = null;
		show(null);
	}

	/** Escape: closes the panel, which stays closed while the pointer rests on its trigger. */
	function dismiss(): void {
		dismissed = pointed;
		close();
	}

	/** A panel cannot be shown: closes it. Whoever only moved the mouse over its trigger has not asked for it. */
	function fail(section: string): void {
		if (store.getState().open !== section) return;
		const isPressed = hovered === null;
		// A pointer resting on the trigger must not try again with each move.
		dismiss();
		if (isPressed) onFailure(section);
	}

	return {
		store,
		pointerOverTrigger,
		pointerOverPanel,
		pointerLeft,
		toggle,
		close,
		dismiss,
		fail,
	};
}
