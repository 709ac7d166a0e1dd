import { useEffect } from "react";
import { listen } from "#frontend/hooks/listen.ts";

/** Calls `close` once the window has been resized so that an element is no longer displayed. */
export function useCloseWhenHidden(
	find: () => Element | null,
	close: () => void,
): void {
	useEffect(() => {
		const closeIfHidden = () => {
			if (!find()?.getClientRects().length) close();
		};
		closeIfHidden();
		return listen(window, { resize: closeIfHidden });
	});
}
