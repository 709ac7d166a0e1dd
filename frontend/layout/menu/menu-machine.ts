import { create } from "zustand";

/** Specification §4 and §9, "Menu open delay / skip window / close delay", in milliseconds. */
export const openDelayMs = 200;
export const skipWindowMs = 300;
export const closeDelayMs = 150;

/** Which section's panel is open; null when none is. */
export const useMenu = create<{ open: string | null }>(() => ({ open: null }));

let openTimer: ReturnType<typeof setTimeout> | undefined;
let closeTimer: ReturnType<typeof setTimeout> | undefined;
/** The section that the open timer runs for: further moves over its trigger must not begin the wait anew. */
let awaited: string | null = null;
let closedAt = Number.NEGATIVE_INFINITY;
/** The trigger that Escape or a click has closed: the resting pointer must not open it again. */
let dismissed: string | null = null;
/** The section that hovering opened, until a click has confirmed it. */
let hovered: string | null = null;

function show(section: string | null): void {
	stopWaiting();
	clearTimeout(closeTimer);
	const { open } = useMenu.getState();
	if (open !== null && section === null) closedAt = performance.now();
	if (open !== section) useMenu.setState({ open: section });
}

function stopWaiting(): void {
	clearTimeout(openTimer);
	awaited = null;
}

/** The mouse moves over a trigger: opens after the delay, or at once beside an open or just closed panel. */
export function pointerOverTrigger(section: string): void {
	clearTimeout(closeTimer);
	if (dismissed === section || useMenu.getState().open === section) return;
	if (awaited === section) return;
	const isWarm =
		useMenu.getState().open !== null ||
		performance.now() - closedAt <= skipWindowMs;
	stopWaiting();
	const open = () => {
		show(section);
		hovered = section;
	};
	if (isWarm) {
		open();
		return;
	}
	awaited = section;
	openTimer = setTimeout(open, openDelayMs);
}

/** The mouse is over the open panel, which therefore stays. */
export function pointerOverPanel(): void {
	clearTimeout(closeTimer);
}

/** The mouse leaves a trigger or a panel: closes after the delay, also what a click has opened. */
export function pointerLeft(): void {
	dismissed = null;
	stopWaiting();
	clearTimeout(closeTimer);
	closeTimer = setTimeout(close, closeDelayMs);
}

/** A click, tap, Enter or Space on a trigger. The first click on what hovering opened keeps it open. */
export function toggle(section: string): void {
	const isOpen = useMenu.getState().open === section;
	if (isOpen && hovered === section) {
		hovered = null;
		clearTimeout(closeTimer);
		return;
	}
	hovered = null;
	dismissed = isOpen ? section : null;
	show(isOpen ? null : section);
}

/** Closes at once. */
export function close(): void {
	hovered = null;
	show(null);
}

/** Escape: closes, and stays closed while the pointer rests on the trigger. */
export function dismiss(): void {
	dismissed = useMenu.getState().open;
	close();
}
