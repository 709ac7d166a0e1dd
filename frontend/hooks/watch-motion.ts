/**
 * Tells whether an element may move by itself: it is on screen, its tab is visible and
 * the visitor has not asked for stillness. Says so at once and at every change.
 * @returns ends it
 */
export function watchMotion(
	element: Element,
	onChange: (mayMove: boolean) => void,
): () => void {
	const reduced = matchMedia("(prefers-reduced-motion: reduce)");
	let isOnScreen = false;
	let last: boolean | undefined;

	function tell() {
		const mayMove = isOnScreen && !document.hidden && !reduced.matches;
		if (mayMove === last) return;
		last = mayMove;
		onChange(mayMove);
	}

	const observer = new IntersectionObserver((entries) => {
		isOnScreen = entries.at(-1)?.isIntersecting ?? false;
		tell();
	});
	observer.observe(element);
	document.addEventListener("visibilitychange", tell);
	reduced.addEventListener("change", tell);
	return () => {
		observer.disconnect();
		document.removeEventListener("visibilitychange", tell);
		reduced.removeEventListener("change", tell);
	};
}
