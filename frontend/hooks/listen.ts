/** The events of a navigation; wouter announces each pushState as an event of that name. */
export const navigationEvents = "popstate pushState";

/**
 * Calls a listener on each of several events.
 * @param listeners by the names of their events, separated by spaces
 * @returns a function that removes all of them, such as an effect returns
 */
export function listen(
	target: EventTarget,
	listeners: Record<string, (event: never) => void>,
	options?: AddEventListenerOptions,
): () => void {
	const removal = new AbortController();
	const { signal } = removal;
	for (const [types, listener] of Object.entries(listeners)) {
		for (const type of types.split(" ")) {
			target.addEventListener(type, listener as EventListener, {
				...options,
				signal,
			});
		}
	}
	return () => removal.abort();
}
