import { useLayoutEffect, useRef } from "react";
import { fadeIn } from "./page-transition.ts";
import { scrollRestoration } from "./scroll-restoration.ts";
import { showTypeface } from "./typeface.ts";

/** Id of the live region in shell/Layout.tsx that announces the new page. */
export const announcerId = "route-announcer";

/**
 * After a navigation: applies the typeface, fades the page in, scrolls, focuses the new heading
 * or the element that the URL's hash names, and puts the page's title in the polite live region.
 * A screen reader then announces what it does for a full page load: the title, and the heading
 * with focus. Does nothing on the first page, which the browser announces itself.
 */
export function useRouteAnnouncer(path: string): void {
	const previous = useRef(path);
	// Before paint, or one frame would show the new page at the old one's scroll position.
	useLayoutEffect(() => {
		if (previous.current === path) return;
		previous.current = path;
		// First, since the steps below force layout.
		showTypeface();
		scrollRestoration.settle();
		const region = document.getElementById(announcerId);
		if (region) region.textContent = document.title;
		const main = document.querySelector("main");
		if (main) fadeIn(main);
	}, [path]);
}
