/** Returns whether the visitor wants less motion. */
export function isMotionReduced(): boolean {
	return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
