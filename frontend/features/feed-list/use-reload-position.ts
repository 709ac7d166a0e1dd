import { useEffect, useLayoutEffect } from "react";
import { numberFrom, object, text } from "#frontend/storage/parse.ts";
import { stored } from "#frontend/storage/stored.ts";

const storedPosition = stored(
	() => sessionStorage,
	"place-in-list",
	1,
	object({ page: text(), top: numberFrom(0, 1e7) }),
);

/**
 * Scrolls a reloaded page back to where the visitor was in its list: while it hydrated, the
 * list was as short as it was built, and that far down there was nothing yet.
 * @param isLong whether the list has its former length again
 */
export function useReloadPosition(isLong: boolean): void {
	useLayoutEffect(() => {
		if (!isLong) return;
		const top = takePosition();
		if (top !== null) scrollTo({ top, behavior: "instant" });
	}, [isLong]);

	useEffect(() => {
		// Whoever has begun to move is not moved back.
		const types = ["wheel", "touchmove", "keydown"];
		for (const type of types) {
			addEventListener(type, takePosition, { once: true, passive: true });
		}
		addEventListener("pagehide", writePosition);
		return () => {
			for (const type of types) removeEventListener(type, takePosition);
			removeEventListener("pagehide", writePosition);
		};
	}, []);
}

function writePosition(): void {
	storedPosition.write({ page: pageAddress(), top: scrollY });
}

/** The stored position of this very page, once. */
function takePosition(): number | null {
	const position = storedPosition.read();
	storedPosition.clear();
	return position?.page === pageAddress() ? position.top : null;
}

function pageAddress(): string {
	return location.pathname + location.search;
}
