import { useEffect, useState } from "react";
import { listen } from "#frontend/hooks/listen.ts";

/** Returns the time in milliseconds since 1970, updated every minute and when the tab's visibility changes. */
export function useMinute(): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const update = () => setNow(Date.now());
		const interval = setInterval(update, 60_000);
		const stop = listen(document, { visibilitychange: update });
		return () => {
			clearInterval(interval);
			stop();
		};
	}, []);
	return now;
}
