/** A drawing is seen once this part of it is in view. */
const seenPart = 0.2;

/**
 * Has drawings drawn when they come into view. The styles draw every one as soon as the page is
 * shown (figures/styles/motion.css); those out of view wait instead, with the class `unseen`. Scroll-triggered
 * animations would need no script, but in Chromium 147 and 156 some never start.
 * @returns a function that stops it
 */
export function drawWhenSeen(drawings: Iterable<Element>): () => void {
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, intersectionRatio } of entries) {
				if (intersectionRatio === 0) target.classList.add("unseen");
				if (intersectionRatio < seenPart) continue;
				target.classList.remove("unseen");
				observer.unobserve(target);
			}
		},
		{ threshold: [0, seenPart] },
	);
	for (const drawing of drawings) observer.observe(drawing);
	return () => observer.disconnect();
}
