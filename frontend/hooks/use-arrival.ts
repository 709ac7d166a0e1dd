import { useEffect, useRef } from "react";
import { fadeIn } from "../state/page-fade.ts";
import { hashTarget, settleScroll } from "../state/scroll.ts";

/** Id of the live region in layout/Layout.tsx that says where one has arrived. */
export const arrivalId = "arrival";

/**
 * After a navigation: fade, scroll, focus on the new heading, or on the one that the
 * address names, and the page's title in the polite region. A screen reader so says what
 * it says of a page that the browser loads: the title, and the heading at which it stands.
 * Nothing happens on the first page, which the browser has announced itself.
 */
export function useArrival(path: string): void {
	const previous = useRef(path);
	useEffect(() => {
		if (previous.current === path) return;
		previous.current = path;
		const heading = hashTarget() ?? document.querySelector<HTMLElement>("h1");
		heading?.setAttribute("tabindex", "-1");
		// Scrolling is settleScroll's work; the focus alone would jump.
		heading?.focus({ preventScroll: true });
		settleScroll();
		const region = document.getElementById(arrivalId);
		if (region) region.textContent = document.title;
		const main = document.querySelector("main");
		if (main) fadeIn(main);
	}, [path]);
}
