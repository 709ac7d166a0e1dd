import { useEffect, useState } from "react";

/** In milliseconds: a text that has not changed for so long is no longer being typed. */
export const typingPauseMs = 700;

/**
 * Returns whether a text has changed a moment ago. What is announced about it waits until it has not:
 * a screen reader would begin another sentence with each key.
 */
export function useIsChanging(text: string): boolean {
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), typingPauseMs);
		return () => clearTimeout(timer);
	}, [text]);
	return settled !== text;
}
