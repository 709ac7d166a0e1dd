import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import type { CachedList } from "./cached-list.ts";
import { readVisible } from "./list-view.ts";

/** So long after it came, a page may still settle by itself. */
const settlingMs = 10_000;
/** Whoever has scrolled further than this has begun to read. */
const readingPx = 40;

/** The lists that were on screen last, for a visitor who comes back to one. */
const remembered = new Map<string, CachedList<unknown>>();

type Offer<T> = {
	/** What is on screen; null while nothing has ever come. */
	shown: CachedList<T> | null;
	/** What the latest list has beyond it. */
	added: T[];
	/** Shows the latest list. */
	accept: () => void;
};

/**
 * Keeps the list that a visitor reads as it is, and offers what is new instead of moving
 * everything. It follows the latest list by itself only where nothing is new in it, or
 * within seconds of the arrival while nobody has scrolled or pressed anything.
 */
export function usePendingUpdates<T>(
	key: string,
	latest: CachedList<T> | null,
	keyOf: (item: T) => string,
): Offer<T> {
	const isHydrating = useIsHydrating();
	const [returnedTo] = useState(() =>
		!isHydrating && readVisible() !== null
			? ((remembered.get(key) as CachedList<T> | undefined) ?? null)
			: null,
	);
	const [shown, setShown] = useState(returnedTo ?? latest);
	const mountedAt = useRef(0);
	const hasActed = useRef(returnedTo !== null);

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
		if (shown) remembered.set(key, shown);
	}, [key, shown]);

	return {
		shown,
		// Within the same breath it becomes the shown list.
		added: shown ? added : [],
		accept: () => setShown(latest),
	};
}
