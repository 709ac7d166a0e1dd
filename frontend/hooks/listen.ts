/** The events of a navigation; wouter announces each pushState as an event of that name. */
export const navigationEvents = "popstate pushState";

/**
 * Calls a listener on each of several events.
 * @param types names of events, separated by spaces
 * @returns a function that removes the listener, such as an effect returns
 */
export function listen<E extends Event>(
	target: EventTarget,
	types: string,
	listener: (event: E) => void,
	options?: AddEventListenerOptions,
): () => void {
	const removal = new AbortController();
	const { signal } = removal;
	for (const type of types.split(" ")) {
		target.addEventListener(type, listener as EventListener, {
			...options,
			signal,
		});
	}
	return () => removal.abort();
}
