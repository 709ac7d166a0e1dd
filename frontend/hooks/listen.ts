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

/**
 * Calls a listener of its own on each of several events.
 * @param listeners by the names of their events, as in `listen`
 * @returns a function that removes them all
 */
export function listenEach(
	target: EventTarget,
	listeners: Record<string, (event: never) => void>,
): () => void {
	const removals = Object.entries(listeners).map(([types, listener]) =>
		listen(target, types, listener),
	);
	return () => {
		for (const remove of removals) remove();
	};
}
