import { useEffect, useRef } from "react";
import { fadeIn } from "../state/page-fade.ts";
import { settleScroll } from "../state/scroll.ts";

/**
 * After a navigation: fade, scroll, and focus on the new heading, which a screen reader then
 * reads. Nothing happens on the first page, which the browser has announced itself.
 */
export function useArrival(path: string): void {
	const previous = useRef(path);
	useEffect(() => {
		if (previous.current === path) return;
		previous.current = path;
		const heading = document.querySelector("h1");
		heading?.setAttribute("tabindex", "-1");
		// Scrolling is settleScroll's work; the focus alone would jump.
		heading?.focus({ preventScroll: true });
		settleScroll();
		const main = document.querySelector("main");
		if (main) fadeIn(main);
	}, [path]);
}
