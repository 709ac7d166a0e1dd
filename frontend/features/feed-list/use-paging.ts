import { useEffect, useRef, useState } from "react";
import type { ListEntryState } from "#frontend/router/use-list-entry.ts";

/** Number of items shown at first, and added each time. */
export const pageSize = 12;

/** After this many loads by the sentinel, a button takes over, so that the footer can be reached. */
export const automaticLoads = 5;

/**
 * Decides how many items of a long list to show. The number is stored in the history entry, so
 * that after Back or a reload the list is as long as it was. While the URL is another page's, which is
 * loading or has failed to, the number is held here.
 * @param total number of items in the filtered list
 */
export function usePaging(total: number, { entry, replace }: ListEntryState) {
	const sentinel = useRef<HTMLDivElement>(null);
	const [held, setHeld] = useState<{ id: string | undefined; count: number }>();
	const stored = entry.visible ?? pageSize;
	const visible = held && held.id === entry.id ? held.count : stored;
	const needsButton =
		visible >= pageSize * (1 + automaticLoads) && visible < total;

	function show(count: number) {
		const isStored = count === entry.visible || replace({ visible: count });
		setHeld(isStored ? undefined : { id: entry.id, count });
	}
	const latestShow = useRef(show);
	useEffect(() => {
		latestShow.current = show;
	});

	// Stored even before the visitor asks for more: its presence distinguishes a return from a first visit.
	useEffect(() => {
		if (entry.id !== undefined) latestShow.current(visible);
	}, [entry, visible]);

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
