import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import { type Filters, readFilters, writeFilters } from "./list-view.ts";

/** The address follows the typing after this pause: browsers limit how often it may change. */
const writeDelayMs = 250;

/**
 * Search text and category of a list, kept in the address so that a view can be shared
 * and Back returns to it. They are read after the page has woken: the built page has no query.
 * @param all name of the choice that stands for every category
 */
export function useListFilters(
	all: string,
): [Filters, (change: Partial<Filters>) => void] {
	const isHydrating = useIsHydrating();
	const [filters, setFilters] = useState(() =>
		isHydrating ? { text: "", category: all } : readFilters(all),
	);
	const pending = useRef(0);

	useLayoutEffect(() => {
		if (!isHydrating) setFilters(readFilters(all));
	}, [isHydrating, all]);

	useEffect(() => {
		const { pathname } = location;
		// Another view of the same page; on the way to another page this one stays as it is.
		const read = () => {
			clearTimeout(pending.current);
			if (location.pathname === pathname) setFilters(readFilters(all));
		};
		addEventListener("popstate", read);
		addEventListener("pushState", read);
		return () => {
			clearTimeout(pending.current);
			removeEventListener("popstate", read);
			removeEventListener("pushState", read);
		};
	}, [all]);

	function change(next: Partial<Filters>) {
		const merged = { ...filters, ...next };
		setFilters(merged);
		clearTimeout(pending.current);
		pending.current = window.setTimeout(
			() => writeFilters(merged, all),
			writeDelayMs,
		);
	}

	return [filters, change];
}
