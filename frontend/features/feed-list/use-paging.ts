import {
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import { pageSize, readVisible, writeVisible } from "./list-view.ts";

/** After so many pages on their own, a button leaves the footer within reach. */
export const automaticPages = 5;

type Paging = {
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
 * How many of a long list to show. The number stays with the entry of the history, so
 * that Back and a reload find the list as long as it was.
 * @param total items in the filtered list
 */
export function usePaging(total: number): Paging {
	const isHydrating = useIsHydrating();
	const sentinel = useRef<HTMLDivElement>(null);
	const [visible, setVisible] = useState(() =>
		isHydrating ? pageSize : (readVisible() ?? pageSize),
	);
	const needsButton = visible >= pageSize * automaticPages && visible < total;

	useLayoutEffect(() => {
		if (!isHydrating) setVisible(readVisible() ?? pageSize);
	}, [isHydrating]);

	// Also where nothing was asked for: that an entry has a number tells a return from an arrival.
	useEffect(() => {
		if (!isHydrating) writeVisible(visible);
	}, [visible, isHydrating]);

	useEffect(() => {
		const { pathname } = location;
		const read = () => {
			if (location.pathname === pathname) setVisible(readVisible() ?? pageSize);
		};
		addEventListener("popstate", read);
		addEventListener("pushState", read);
		return () => {
			removeEventListener("popstate", read);
			removeEventListener("pushState", read);
		};
	}, []);

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
		showMore: (count = pageSize) => setVisible(visible + count),
		showFirst: () => setVisible(pageSize),
	};
}
