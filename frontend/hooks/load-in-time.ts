/** How long what a visitor has asked for may take to load, in milliseconds; on a slow line it may still come. */
export const maxLoadMs = 10_000;

/**
 * Calls back if what a visitor waits for fails to load, or has not loaded in time: a request
 * without a response, as in a tunnel, fails only after minutes, if ever.
 * @param fail may be called twice
 * @returns a function that stops the wait for the time to run out, such as an effect returns
 */
export function loadInTime(
	loading: Promise<unknown>,
	fail: () => void,
	ms = maxLoadMs,
): () => void {
	const timer = setTimeout(fail, ms);
	const stop = () => clearTimeout(timer);
	loading.then(stop, fail);
	return stop;
}
