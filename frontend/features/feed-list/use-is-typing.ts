import { useEffect, useState } from "react";

/** In milliseconds, as in the search. */
export const typingPauseMs = 700;

/**
 * Returns whether the text of the filter has changed a moment ago. It is not shared with the search: the
 * scripts of every page would name the chunk of what both use, and Contact's have no room for that.
 */
export function useIsTyping(text: string): boolean {
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), typingPauseMs);
		return () => clearTimeout(timer);
	}, [text]);
	return settled !== text;
}
