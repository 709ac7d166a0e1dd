import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { cutText } from "#content/cut-text.ts";

/** Debounce for writing to the URL, in milliseconds: browsers limit how often it may change. */
export const writeDelayMs = 250;

/** Maximum length of the filter text, in characters. */
export const maxFilterLength = 200;

/**
 * Holds the filters of a list. They live in the URL, so that a view can be shared and Back
 * returns to it; this state holds them only until typing pauses.
 * @param entry the history entry; what was typed on one entry does not apply to another
 * @param write writes filters to the URL; returns false where the browser refuses
 */
export function useUrlFilters<Filters extends { text: string }>(
	entry: string,
	inUrl: Filters,
	write: (filters: Filters) => boolean,
): [Filters, (change: Partial<Filters>) => void] {
	const [typed, setTyped] = useState<{ entry: string; filters: Filters }>();
	const timer = useRef(0);
	useEffect(() => () => clearTimeout(timer.current), []);
	const filters = typed?.entry === entry ? typed.filters : inUrl;
	// Several changes can precede the next render, as in a replay: each builds on the one before.
	const latest = useRef(filters);
	useLayoutEffect(() => {
		latest.current = filters;
	});

	function change(next: Partial<Filters>) {
		const merged = { ...latest.current, ...next };
		merged.text = cutText(merged.text, maxFilterLength);
		latest.current = merged;
		setTyped({ entry, filters: merged });
		clearTimeout(timer.current);
		timer.current = window.setTimeout(() => {
			if (write(merged)) setTyped(undefined);
		}, writeDelayMs);
	}

	return [filters, change];
}
