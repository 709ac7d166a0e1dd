import { useEffect, useRef } from "react";

/** Acts whenever the window gets the focus: files may have changed meanwhile, or the server may be back. */
export function useFocus(act: () => Promise<void>): void {
	const latest = useRef(act);
	latest.current = act;
	useEffect(() => {
		// What fails here fails again, with a message, when the author acts.
		const look = () => void latest.current().catch(() => {});
		addEventListener("focus", look);
		return () => removeEventListener("focus", look);
	}, []);
}
