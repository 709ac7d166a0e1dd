import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { listen } from "#frontend/hooks/listen.ts";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import type { CachedList } from "./cached-list.ts";

/** How long after opening a page may still change by itself. */
export const settlingMs = 10_000;
/** A visitor who has scrolled further than this has begun to read. */
const readingPx = 40;

/**
 * Leaves the list that a visitor is reading as it is, and reports new items instead of moving
 * everything. Older items, which the list on screen lacks at its end, are appended at once: a page is
 * built with twelve. It switches to the latest list by itself only if that has no new items, or within
 * seconds of a first visit, before the visitor has scrolled or pressed anything.
 * @param isReturn whether the visitor came back, to the list that was last on screen
 */
export function usePendingUpdates<T>(
	key: string,
	latest: CachedList<T> | null,
	keyOf: (item: T) => string,
	isReturn: boolean,
) {
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
		return listen(window, { "pointerdown keydown": act }, { passive: true });
	}, []);

	const { added, older } = useMemo(
		() => unknownItems(latest, shown, keyOf),
		[latest, shown, keyOf],
	);
	const isHydrating = useIsHydrating();
	// In this very render: the focus, once a failure is over, would move to the list's former age.
	if (latest && latest !== shown && !isHydrating && added.length === 0)
		setShown(latest);
	/** Whether a reload has shown the list that this browser has stored, instead of the one that the page was built with. */
	const hasRestored = useRef(returnedTo !== undefined);

	useLayoutEffect(() => {
		if (!latest || isHydrating) return;
		const restores = isReturn && !hasRestored.current;
		hasRestored.current = true;
		// Negative if the visitor's clock was set back.
		const age = Date.now() - mountedAt.current;
		const isNew = mountedAt.current === 0 || (age >= 0 && age < settlingMs);
		const isSettling = () =>
			!hasActed.current &&
			isNew &&
			// Last, since the browser lays out the page to answer.
			scrollY <= readingPx;
		if (restores || isSettling()) setShown(latest);
		else if (older.length > 0) {
			setShown((list) => list && { ...list, items: [...list.items, ...older] });
		}
	}, [latest, older, isHydrating, isReturn]);

	useEffect(() => {
		if (shown) cache.set(shownKey, { data: shown });
	}, [cache, shownKey, shown]);

	return {
		/** The list on screen; null until one is available. */
		shown,
		/**
		 * New items of the latest list: those that are not on screen and belong above what is. If nothing
		 * is on screen, the latest list is shown before the next paint.
		 */
		added: shown ? added : [],
		/** Shows the latest list. */
		accept: () => setShown(latest),
	};
}

/** Returns the items of the latest list that another lacks: those before its last item, and those after it. */
function unknownItems<T>(
	latest: CachedList<T> | null,
	shown: CachedList<T> | null,
	keyOf: (item: T) => string,
): { added: T[]; older: T[] } {
	if (!latest || !shown || latest === shown) return { added: [], older: [] };
	const known = new Set(shown.items.map(keyOf));
	const isKnown = latest.items.map((item) => known.has(keyOf(item)));
	const end = isKnown.lastIndexOf(true);
	const isUnknown = (_: T, index: number) => !isKnown[index];
	// Of two lists with nothing in common, everything in the latest is new.
	if (end < 0) return { added: latest.items, older: [] };
	return {
		added: latest.items.slice(0, end).filter(isUnknown),
		older: latest.items.slice(end + 1),
	};
}
