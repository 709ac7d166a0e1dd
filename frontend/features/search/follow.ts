import { navigate } from "wouter/use-browser-location";
import { scrollRestoration } from "#frontend/router/scroll-restoration.ts";
import { remember } from "./recent.ts";
import type { SearchAction } from "./search-setup.ts";
import { closeSearch } from "./search-store.ts";

export function isExternal(link: string): boolean {
	return link.startsWith("http");
}

/**
 * Stores the result among the recent ones, closes the dialog, and follows it.
 * @param actions what some links stand for instead of leading anywhere
 */
export function openResult(link: string, actions: SearchAction[]): void {
	remember(link);
	closeSearch();
	const run = actions.find((action) => action.link === link)?.run;
	if (run) run();
	else follow(link);
}

/** Goes where a result leads: to a page, to a place on this one, or to another site. */
function follow(link: string): void {
	if (isExternal(link)) {
		window.open(link, "_blank", "noopener");
		return;
	}
	const isSamePage =
		new URL(link, location.href).pathname === location.pathname;
	navigate(link);
	// The shell settles the scroll of a new page only.
	if (isSamePage) scrollRestoration.settle();
}
