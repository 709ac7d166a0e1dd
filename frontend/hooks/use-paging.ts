import { type RefObject, useEffect, useRef, useState } from "react";

/** Specification §9, "Blog page size". */
export const pageSize = 12;
/** After so many pages on their own, a button leaves the footer within reach. */
export const automaticPages = 5;

type Paging = {
	visible: number;
	/** Goes behind the list; when it nears the screen, twelve more are shown. */
	sentinel: RefObject<HTMLDivElement | null>;
	/** Whether the visitor has to ask for more. */
	needsButton: boolean;
	showMore: () => void;
};

/**
 * How many of a long list to show.
 * @param total items in the filtered list
 * @param filterKey the count begins anew when it changes
 */
export function usePaging(total: number, filterKey: string): Paging {
	const sentinel = useRef<HTMLDivElement>(null);
	const [visible, setVisible] = useState(pageSize);
	const needsButton = visible >= pageSize * automaticPages && visible < total;

	// biome-ignore lint/correctness/useExhaustiveDependencies: a changed filter begins anew
	useEffect(() => setVisible(pageSize), [filterKey]);

	useEffect(() => {
		if (!sentinel.current || visible >= total || needsButton) return;
		const observer = new IntersectionObserver(
			([entry]) => {
				if (entry?.isIntersecting) setVisible(visible + pageSize);
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
		showMore: () => setVisible(visible + pageSize),
	};
}
