/** Does some work once the browser has nothing more urgent to do. */
export function whenIdle(work: () => void): void {
	// Safari has no idle callback yet.
	if ("requestIdleCallback" in window) requestIdleCallback(work);
	else setTimeout(work, 2_000);
}
