import { useEffect, useLayoutEffect } from "react";

const storageKey = "place-in-list";

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
	try {
		sessionStorage.setItem(storageKey, JSON.stringify([placeId(), scrollY]));
	} catch {
		// Without storage the page begins at its top.
	}
}

/** The noted place of this very page, once. */
function takePlace(): number | null {
	try {
		const [id, top] = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
		sessionStorage.removeItem(storageKey);
		return id === placeId() && typeof top === "number" ? top : null;
	} catch {
		return null;
	}
}

function placeId(): string {
	return location.pathname + location.search;
}
