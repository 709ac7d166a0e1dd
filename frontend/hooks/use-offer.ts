import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { KeptList } from "../state/feeds/kept-list.ts";
import { readVisible } from "../state/feeds/list-view.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";

/** So long after it came, a page may still settle by itself. */
const arrivalMs = 10_000;
/** Whoever has scrolled further than this has begun to read. */
const readingPx = 40;

/** The lists that were on screen last, for a visitor who comes back to one. */
const remembered = new Map<string, KeptList<unknown>>();

type Offer<T> = {
	/** What is on screen; null while nothing has ever come. */
	shown: KeptList<T> | null;
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
export function useOffer<T>(
	key: string,
	latest: KeptList<T> | null,
	keyOf: (item: T) => string,
): Offer<T> {
	const isHydrating = useIsHydrating();
	const [returnedTo] = useState(() =>
		!isHydrating && readVisible() !== null
			? ((remembered.get(key) as KeptList<T> | undefined) ?? null)
			: null,
	);
	const [shown, setShown] = useState(returnedTo ?? latest);
	const arrivedAt = useRef(0);
	const hasActed = useRef(returnedTo !== null);

	useEffect(() => {
		const act = () => {
			hasActed.current = true;
		};
		arrivedAt.current = Date.now();
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
			(arrivedAt.current === 0 || Date.now() - arrivedAt.current < arrivalMs);
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
