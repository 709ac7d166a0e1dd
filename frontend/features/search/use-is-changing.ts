import { useEffect, useState } from "react";

/** Returns whether a text has changed within the last `ms` milliseconds. */
export function useIsChanging(text: string, ms: number): boolean {
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), ms);
		return () => clearTimeout(timer);
	}, [text, ms]);
	return settled !== text;
}
