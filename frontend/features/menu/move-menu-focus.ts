import type { KeyboardEvent } from "react";

const steps: Record<string, (index: number, count: number) => number> = {
	ArrowRight: (index) => index + 1,
	ArrowDown: (index) => index + 1,
	ArrowLeft: (index) => index - 1,
	ArrowUp: (index) => index - 1,
	Home: () => 0,
	End: (_, count) => count - 1,
};

/**
 * Moves focus on arrow keys, Home and End, among the triggers or among the links of a panel,
 * without wrapping. Down on an open trigger enters its panel.
 */
export function moveMenuFocus(event: KeyboardEvent<HTMLElement>): void {
	const step = steps[event.key];
	const current = event.target as HTMLElement;
	if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
	const panel = current.closest("[data-panel]");
	if (
		event.key === "ArrowDown" &&
		current.getAttribute("aria-expanded") === "true"
	) {
		event.preventDefault();
		event.currentTarget.querySelector<HTMLElement>("[data-panel] a")?.focus();
		return;
	}
	const stops = [
		...(panel ?? event.currentTarget).querySelectorAll<HTMLElement>(
			panel ? "a" : "[data-menu-stop]",
		),
	];
	const index = stops.indexOf(current);
	if (index < 0) return;
	event.preventDefault();
	stops[step(index, stops.length)]?.focus();
}
