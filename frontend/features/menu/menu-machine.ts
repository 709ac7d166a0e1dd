import { createStore } from "zustand";

/** In milliseconds; a panel opens without delay within the skip window after another has closed. */
export const openDelayMs = 200;
export const skipWindowMs = 300;
export const closeDelayMs = 150;

type Timer = ReturnType<typeof setTimeout>;

export type MenuMachine = ReturnType<typeof createMenuMachine>;

/** Decides when pointer, click and Escape open and close the panels of one menu. */
export function createMenuMachine() {
	/** Which section's panel is open; null when none is. */
	const store = createStore<{ open: string | null }>(() => ({ open: null }));
	/** The section that the pointer rests on until its panel opens: further moves must not begin the delay anew. */
	let opening: { section: string; timer: Timer } | null = null;
	let closeTimer: Timer | undefined;
	let closedAt = Number.NEGATIVE_INFINITY;
	/** The trigger that Escape or a click has closed: the resting pointer must not open it again. */
	let dismissed: string | null = null;
	/** The section that hovering opened, until a click has confirmed it. */
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

	/** The mouse moves over a trigger: opens after the delay, or at once beside an open or just closed panel. */
	function pointerOverTrigger(section: string): void {
		clearTimeout(closeTimer);
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

	/** The mouse is over the open panel, which therefore stays. */
	function pointerOverPanel(): void {
		clearTimeout(closeTimer);
	}

	/** The mouse leaves a trigger or a panel: closes after the delay, also what a click has opened. */
	function pointerLeft(): void {
		dismissed = null;
		cancelOpening();
		clearTimeout(closeTimer);
		closeTimer = setTimeout(close, closeDelayMs);
	}

	/** A click, tap, Enter or Space on a trigger. The first click on what hovering opened keeps it open. */
	function toggle(section: string): void {
		const isOpen = store.getState().open === section;
		const isConfirmed = isOpen && hovered === section;
		hovered = null;
		if (isConfirmed) {
			clearTimeout(closeTimer);
			return;
		}
		dismissed = isOpen ? section : null;
		show(isOpen ? null : section);
	}

	/** Closes at once. */
	function close(): void {
		hovered = null;
		show(null);
	}

	/** Escape: closes, and stays closed while the pointer rests on the trigger. */
	function dismiss(): void {
		dismissed = store.getState().open;
		close();
	}

	return {
		store,
		pointerOverTrigger,
		pointerOverPanel,
		pointerLeft,
		toggle,
		close,
		dismiss,
	};
}
