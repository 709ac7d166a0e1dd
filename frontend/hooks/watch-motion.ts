import { listen } from "./listen.ts";

let isPaused = false;
const reports = new Set<() => void>();

/** Pauses every watched element, or lets them animate again. WCAG 2.2.2 requires a button for that. */
export function pauseMotion(isNow: boolean): void {
	isPaused = isNow;
	for (const report of reports) report();
}

/**
 * Reports whether an element may animate: it is on screen, its tab is visible and the visitor
 * has neither paused the page nor asked for reduced motion. Calls back once this is first known, then on every change.
 * @returns a function that stops watching
 */
export function watchMotion(
	element: Element,
	onChange: (mayMove: boolean) => void,
): () => void {
	const reduced = matchMedia("(prefers-reduced-motion: reduce)");
	let isOnScreen = false;
	let last: boolean | undefined;

	function report() {
		const mayMove =
			isOnScreen && !isPaused && !document.hidden && !reduced.matches;
		if (mayMove === last) return;
		last = mayMove;
		onChange(mayMove);
	}

	const observer = new IntersectionObserver((entries) => {
		isOnScreen = entries.at(-1)?.isIntersecting ?? false;
		report();
	});
	observer.observe(element);
	reports.add(report);
	const ends = [
		listen(document, { visibilitychange: report }),
		listen(reduced, { change: report }),
	];
	return () => {
		observer.disconnect();
		reports.delete(report);
		for (const end of ends) end();
	};
}
