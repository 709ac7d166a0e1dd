/** A response's first part that took so long to come means a slow network, in milliseconds. */
export const slowFromMs = 140;
/** Where nothing is painted, the scripts are loaded after so long all the same. */
const longestWaitMs = 1_000;

/** What the rule knows of the page and its browser. */
export type PageLoad = {
	isHidden: boolean;
	/** From the request for the page until now, in milliseconds. */
	responseMs: number;
	onPaint: (listener: () => void) => void;
	/** On the first touch, key or pointer. */
	onInput: (listener: () => void) => void;
	wait: (listener: () => void, ms: number) => void;
};

/**
 * Loads the page's scripts, once, so that they neither compete with the first paint nor come late.
 *
 * - On a slow network the paint leaves the line idle for whole round trips: they are loaded at
 *   once. The same goes for a hidden page, which is not painted.
 * - On a fast one they come within a few frames: they are loaded when the page has been painted,
 *   or on the first input, or after a second where nothing paints.
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
	page.onPaint(loadOnce);
	page.onInput(loadOnce);
	page.wait(loadOnce, longestWaitMs);
}
