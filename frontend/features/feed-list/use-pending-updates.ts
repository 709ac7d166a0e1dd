import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import type { CachedList } from "./cached-list.ts";

/** How long after opening a page may still change by itself. */
export const settlingMs = 10_000;
/** A visitor who has scrolled further than this has begun to read. */
const readingPx = 40;

type PendingUpdates<T> = {
	/** The list on screen; null until one is available. */
	shown: CachedList<T> | null;
	/** Items of the latest list that are not on screen. */
	added: T[];
	/** Shows the latest list. */
	accept: () => void;
};

/**
 * Leaves the list that a visitor is reading as it is, and reports new items instead of moving
 * everything. It switches to the latest list by itself only if that has no new items, or within
 * seconds of a first visit, before the visitor has scrolled or pressed anything.
 * @param isReturn whether the visitor came back, to the list that was last on screen
 */
export function usePendingUpdates<T>(
	key: string,
	latest: CachedList<T> | null,
	keyOf: (item: T) => string,
	isReturn: boolean,
): PendingUpdates<T> {
	const { cache } = useSWRConfig();
	const shownKey = `${key} on screen`;
	const [returnedTo] = useState<CachedList<T> | undefined>(() =>
		isReturn ? cache.get(shownKey)?.data : undefined,
	);
	const [shown, setShown] = useState(returnedTo ?? latest);
	const mountedAt = useRef(0);
	const hasActed = useRef(returnedTo !== undefined);

	useEffect(() => {
		const act = () => {
			hasActed.current = true;
		};
		mountedAt.current = Date.now();
		addEventListener("pointerdown", act, { passive: true });
		addEventListener("keydown", act, { passive: true });
		return () => {
			removeEventListener("pointerdown", act);
			removeEventListener("keydown", act);
		};
	}, []);

	const added = useMemo(() => {
		if (!latest || !shown || latest === shown) return [];
		const known = new Set(shown.items.map(keyOf));
		return latest.items.filter((item) => !known.has(keyOf(item)));
	}, [latest, shown, keyOf]);

	useLayoutEffect(() => {
		if (!latest) return;
		const isSettling = () =>
			!hasActed.current &&
			(mountedAt.current === 0 ||
				Date.now() - mountedAt.current < settlingMs) &&
			// Last, since the browser lays out the page to answer.
			scrollY <= readingPx;
		if (added.length === 0 || isSettling()) setShown(latest);
	}, [latest, added]);

	useEffect(() => {
		if (shown) cache.set(shownKey, { data: shown });
	}, [cache, shownKey, shown]);

	return {
		shown,
		// If nothing is on screen, the latest list is shown before the next paint.
		added: shown ? added : [],
		accept: () => setShown(latest),
	};
}
