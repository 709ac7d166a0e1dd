import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import type { CachedList } from "./cached-list.ts";

/** For so long after it was opened, a page may still change by itself. */
export const settlingMs = 10_000;
/** Whoever has scrolled further than this has begun to read. */
const readingPx = 40;

type PendingUpdates<T> = {
	/** What is on screen; null while nothing has ever come. */
	shown: CachedList<T> | null;
	/** What the latest list has beyond it. */
	added: T[];
	/** Shows the latest list. */
	accept: () => void;
};

/**
 * Leaves the list that a visitor reads as it is, and tells what is new instead of moving
 * everything. It follows the latest list by itself only where nothing is new in it, or
 * within seconds of the first visit while nobody has scrolled or pressed anything.
 * @param isReturn whether the visitor came back, to the list that was on screen last
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
		const isSettling =
			!hasActed.current &&
			scrollY <= readingPx &&
			(mountedAt.current === 0 || Date.now() - mountedAt.current < settlingMs);
		if (added.length === 0 || isSettling) setShown(latest);
	}, [latest, added]);

	useEffect(() => {
		if (shown) cache.set(shownKey, { data: shown });
	}, [cache, shownKey, shown]);

	return {
		shown,
		// With nothing on screen, the latest list is shown before the next paint.
		added: shown ? added : [],
		accept: () => setShown(latest),
	};
}
