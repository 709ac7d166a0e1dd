import { useEffect, useState } from "react";

/** The time in milliseconds since 1970, renewed each minute and when the tab is looked at again. */
export function useMinute(): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const renew = () => setNow(Date.now());
		const interval = setInterval(renew, 60_000);
		document.addEventListener("visibilitychange", renew);
		return () => {
			clearInterval(interval);
			document.removeEventListener("visibilitychange", renew);
		};
	}, []);
	return now;
}
