import { useEffect, useLayoutEffect } from "react";
import { listen } from "#frontend/hooks/listen.ts";
import { readEntry } from "#frontend/router/history-entry.ts";
import { numberFrom, object, text } from "#frontend/storage/parse.ts";
import { stored } from "#frontend/storage/stored.ts";

const storedPosition = stored(
	() => sessionStorage,
	"place-in-list",
	2,
	object({ entry: text(64), top: numberFrom(0, 1e7) }),
);

/**
 * Scrolls a reloaded page back to where the visitor was in its list. The browser cannot: until
 * hydration, the list is as short as in the prerendered page and does not reach that far down.
 * @param isLong whether the list has reached its former length again
 */
export function useReloadPosition(isLong: boolean): void {
	useLayoutEffect(() => {
		if (!isLong) return;
		const top = takePosition();
		if (top !== null) scrollTo({ top, behavior: "instant" });
	}, [isLong]);

	useEffect(() => {
		// A visitor who has already started to scroll is not moved back.
		return listen(
			window,
			{ "wheel touchmove keydown": takePosition },
			{ once: true, passive: true },
		);
	}, []);

	useEffect(() => listen(window, { pagehide: writePosition }), []);
}

function writePosition(): void {
	storedPosition.write({ entry: readEntry().id ?? "", top: scrollY });
}

/** Returns the stored position if it belongs to this history entry, and deletes it. */
function takePosition(): number | null {
	const position = storedPosition.read();
	storedPosition.clear();
	return position && position.entry === readEntry().id ? position.top : null;
}
