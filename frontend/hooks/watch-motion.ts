/**
 * Reports whether an element may animate: it is on screen, its tab is visible and the visitor
 * has not asked for reduced motion. Calls back once this is first known, then on every change.
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
		const mayMove = isOnScreen && !document.hidden && !reduced.matches;
		if (mayMove === last) return;
		last = mayMove;
		onChange(mayMove);
	}

	const observer = new IntersectionObserver((entries) => {
		isOnScreen = entries.at(-1)?.isIntersecting ?? false;
		report();
	});
	observer.observe(element);
	document.addEventListener("visibilitychange", report);
	reduced.addEventListener("change", report);
	return () => {
		observer.disconnect();
		document.removeEventListener("visibilitychange", report);
		reduced.removeEventListener("change", report);
	};
}
