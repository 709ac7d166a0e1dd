import { useLayoutEffect, useRef } from "react";
import { fadeIn } from "./page-transition.ts";
import { hashTarget, scrollRestoration } from "./scroll-restoration.ts";
import { showTypeface } from "./typeface.ts";

/** Id of the live region in shell/Layout.tsx that announces the new page. */
export const announcerId = "route-announcer";

/**
 * After a navigation: typeface, fade, scroll, focus on the new heading, or on the one that the
 * address names, and the page's title in the polite region. A screen reader so says what
 * it says of a page that the browser loads: the title, and the heading at which it stands.
 * Nothing happens on the first page, which the browser has announced itself.
 */
export function useRouteAnnouncer(path: string): void {
	const previous = useRef(path);
	// Before the browser paints, or a frame shows the new page scrolled as the old one was.
	useLayoutEffect(() => {
		if (previous.current === path) return;
		previous.current = path;
		// First: what follows has the page laid out.
		showTypeface();
		const heading = hashTarget() ?? document.querySelector<HTMLElement>("h1");
		heading?.setAttribute("tabindex", "-1");
		// Scrolling is the work of scrollRestoration; the focus alone would jump.
		heading?.focus({ preventScroll: true });
		scrollRestoration.settle();
		const region = document.getElementById(announcerId);
		if (region) region.textContent = document.title;
		const main = document.querySelector("main");
		if (main) fadeIn(main);
	}, [path]);
}
