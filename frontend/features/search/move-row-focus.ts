import type { KeyboardEvent } from "react";

/**
 * Moves focus to the next or previous row on an arrow key, if a row has focus.
 * @returns "before-first" if the arrow key leads out of the list at the top
 */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>) {
	const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
	if (!step) return;
	const rows = [
		...event.currentTarget.querySelectorAll<HTMLElement>("[role=option]"),
	];
	const index = rows.indexOf(event.target as HTMLElement);
	if (index < 0) return;
	// Otherwise cmdk would move its selection as well.
	event.preventDefault();
	if (index + step < 0) return "before-first";
	rows[index + step]?.focus();
}
