import { useEffect, useLayoutEffect } from "react";
import { numberFrom, object, text } from "#frontend/storage/parse.ts";
import { stored } from "#frontend/storage/stored.ts";

const storedPlace = stored(
	() => sessionStorage,
	"place-in-list",
	1,
	object({ page: text(), top: numberFrom(0, 1e7) }),
);

/**
 * Takes the visitor of a reloaded page back to the place in its list: when the page woke,
 * the list was as short as it was built, and that far down there was nothing yet.
 * @param isLong whether the list has its former length again
 */
export function useReloadPlace(isLong: boolean): void {
	useLayoutEffect(() => {
		if (!isLong) return;
		const top = takePlace();
		if (top !== null) scrollTo({ top, behavior: "instant" });
	}, [isLong]);

	useEffect(() => {
		// Whoever has begun to move is not moved back.
		const types = ["wheel", "touchmove", "keydown"];
		for (const type of types) {
			addEventListener(type, takePlace, { once: true, passive: true });
		}
		addEventListener("pagehide", notePlace);
		return () => {
			for (const type of types) removeEventListener(type, takePlace);
			removeEventListener("pagehide", notePlace);
		};
	}, []);
}

function notePlace(): void {
	storedPlace.write({ page: pageAddress(), top: scrollY });
}

/** The noted place of this very page, once. */
function takePlace(): number | null {
	const place = storedPlace.read();
	storedPlace.clear();
	return place?.page === pageAddress() ? place.top : null;
}

function pageAddress(): string {
	return location.pathname + location.search;
}
