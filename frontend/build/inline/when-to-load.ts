/**
 * A response that took at least this long to start means a slow network, in milliseconds. Below it,
 * pages paint earlier if their scripts load after that (docs/trials.md).
 */
export const slowFromMs = 60;
/** If nothing is painted, the scripts load after this time anyway. */
const maxWaitMs = 1_000;

/** What the decision needs to know about the page and its browser. */
export type PageLoad = {
	isHidden: boolean;
	/** From the request for the page to the start of the response, in milliseconds. */
	responseMs: number;
	onPaint: (listener: () => void) => void;
	/** Calls back on the first touch, key or pointer press. */
	onInput: (listener: () => void) => void;
	wait: (listener: () => void, ms: number) => void;
};

/**
 * Loads the page's scripts once, when they neither compete with the first paint nor come too late.
 *
 * - On a slow network, painting leaves the connection idle for whole round trips, so they load
 *   immediately. The same goes for a hidden page, which is not painted.
 * - On a fast network they arrive within a few frames, so they load after the first paint, on the
 *   first input, or after a second if nothing is painted.
 */
export function loadWhenDue(load: () => void, page: PageLoad): void {
	let isLoaded = false;
	const loadOnce = () => {
		if (isLoaded) return;
		isLoaded = true;
		load();
	};
	if (page.isHidden || page.responseMs >= slowFromMs) {
		page.wait(loadOnce, 0);
		return;
	}
	page.onInput(loadOnce);
	page.wait(loadOnce, maxWaitMs);
	// Last, because it throws where performance observers are turned off, as Firefox can.
	page.onPaint(loadOnce);
}
