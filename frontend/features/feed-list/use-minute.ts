import { useEffect, useState } from "react";

/** Returns the time in milliseconds since 1970, updated every minute and when the tab's visibility changes. */
export function useMinute(): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const update = () => setNow(Date.now());
		const interval = setInterval(update, 60_000);
		document.addEventListener("visibilitychange", update);
		return () => {
			clearInterval(interval);
			document.removeEventListener("visibilitychange", update);
		};
	}, []);
	return now;
}
