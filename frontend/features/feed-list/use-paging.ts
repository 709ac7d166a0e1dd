import { useEffect, useRef } from "react";
import type { ListEntryState } from "#frontend/router/use-list-entry.ts";

/** Number of items shown at first, and added each time. */
export const pageSize = 12;

/** After this many loads by the sentinel, a button takes over, so that the footer can be reached. */
export const automaticLoads = 5;

/**
 * Decides how many items of a long list to show. The number is stored in the history entry, so
 * that after Back or a reload the list is as long as it was.
 * @param total number of items in the filtered list
 */
export function usePaging(total: number, { entry, replace }: ListEntryState) {
	const sentinel = useRef<HTMLDivElement>(null);
	const visible = entry.visible ?? pageSize;
	const needsButton =
		visible >= pageSize * (1 + automaticLoads) && visible < total;

	function show(count: number) {
		if (count !== entry.visible) replace({ visible: count });
	}
	const latestShow = useRef(show);
	useEffect(() => {
		latestShow.current = show;
	});

	// Stored even before the visitor asks for more: its presence distinguishes a return from a first visit.
	const isFirstVisit = entry.id !== undefined && entry.visible === undefined;
	useEffect(() => {
		if (isFirstVisit) latestShow.current(pageSize);
	}, [isFirstVisit]);

	useEffect(() => {
		if (!sentinel.current || visible >= total || needsButton) return;
		const observer = new IntersectionObserver(
			(changes) => {
				if (changes.at(-1)?.isIntersecting)
					latestShow.current(visible + pageSize);
			},
			{ rootMargin: "0px 0px 400px 0px" },
		);
		observer.observe(sentinel.current);
		return () => observer.disconnect();
	}, [visible, total, needsButton]);

	return {
		visible,
		/** Placed after the list; when it nears the viewport, twelve more items are shown. */
		sentinel,
		/** Whether the visitor has to press a button for more. */
		needsButton,
		showMore: (count = pageSize) => show(visible + count),
		/** Goes back to the first page, for example after a filter change. */
		showFirst: () => show(pageSize),
	};
}
