/** Runs `work` once the browser has nothing more urgent to do. */
export function whenIdle(work: () => void): void {
	// Safari does not support requestIdleCallback yet.
	if ("requestIdleCallback" in window) requestIdleCallback(work);
	else setTimeout(work, 2_000);
}
