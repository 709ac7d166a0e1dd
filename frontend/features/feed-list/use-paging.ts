import { type RefObject, useEffect, useRef } from "react";
import type { ListEntryState } from "./use-list-entry.ts";

/** So many items are shown at first, and so many more each time. */
export const pageSize = 12;

/** After so many pages on their own, a button leaves the footer within reach. */
export const automaticPages = 5;

export type Paging = {
	visible: number;
	/** Goes behind the list; when it nears the screen, twelve more are shown. */
	sentinel: RefObject<HTMLDivElement | null>;
	/** Whether the visitor has to ask for more. */
	needsButton: boolean;
	showMore: (count?: number) => void;
	/** Begins anew, as for another filter. */
	showFirst: () => void;
};

/**
 * How many of a long list to show. The number's home is the entry of the history, so that
 * Back and a reload find the list as long as it was.
 * @param total items in the filtered list
 */
export function usePaging(
	total: number,
	{ entry, replace }: ListEntryState,
): Paging {
	const sentinel = useRef<HTMLDivElement>(null);
	const visible = entry.visible ?? pageSize;
	const needsButton = visible >= pageSize * automaticPages && visible < total;

	function show(count: number) {
		if (count !== entry.visible) replace({ visible: count });
	}
	const latestShow = useRef(show);
	useEffect(() => {
		latestShow.current = show;
	});

	// Also where nothing was asked for: that an entry has a number tells a return from a first visit.
	const isFirstVisit = entry.id !== undefined && entry.visible === undefined;
	useEffect(() => {
		if (isFirstVisit) latestShow.current(pageSize);
	}, [isFirstVisit]);

	useEffect(() => {
		if (!sentinel.current || visible >= total || needsButton) return;
		const observer = new IntersectionObserver(
			([entry]) => {
				if (entry?.isIntersecting) latestShow.current(visible + pageSize);
			},
			{ rootMargin: "0px 0px 400px 0px" },
		);
		observer.observe(sentinel.current);
		return () => observer.disconnect();
	}, [visible, total, needsButton]);

	return {
		visible,
		sentinel,
		needsButton,
		showMore: (count = pageSize) => show(visible + count),
		showFirst: () => show(pageSize),
	};
}
