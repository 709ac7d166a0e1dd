import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** The address follows the typing after this pause: browsers limit how often it may change. */
export const writeDelayMs = 250;

/** Of a text that narrows a list, in characters. */
export const maxFilterLength = 200;

/**
 * What narrows a list. Its home is the address, so that a view can be shared and Back returns
 * to it; here it is only until the typing pauses.
 * @param entry of the history: what was typed on one is nothing to another
 * @param write puts filters into the address; false where the browser would not have it
 */
export function useAddressFilters<Filters extends { text: string }>(
	entry: string,
	inAddress: Filters,
	write: (filters: Filters) => boolean,
): [Filters, (change: Partial<Filters>) => void] {
	const [typed, setTyped] = useState<{ entry: string; filters: Filters }>();
	const timer = useRef(0);
	useEffect(() => () => clearTimeout(timer.current), []);
	const filters = typed?.entry === entry ? typed.filters : inAddress;
	// Of several changes before the next rendering, as in a replay, none undoes the one before.
	const latest = useRef(filters);
	useLayoutEffect(() => {
		latest.current = filters;
	});

	function change(next: Partial<Filters>) {
		const merged = { ...latest.current, ...next };
		merged.text = merged.text.slice(0, maxFilterLength);
		latest.current = merged;
		setTyped({ entry, filters: merged });
		clearTimeout(timer.current);
		timer.current = window.setTimeout(() => {
			if (write(merged)) setTyped(undefined);
		}, writeDelayMs);
	}

	return [filters, change];
}
