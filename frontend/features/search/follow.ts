import { navigate } from "wouter/use-browser-location";
import { settleScroll } from "#frontend/router/scroll-restoration.ts";
import { runAction } from "./actions.ts";
import { remember } from "./recent.ts";
import { closeSearch } from "./search-store.ts";

export function isExternal(link: string): boolean {
	return link.startsWith("http");
}

/** Keeps the result among the recent ones, closes the dialog, and follows it. */
export function openResult({ link }: { link: string }): void {
	remember(link);
	closeSearch();
	follow(link);
}

/** Goes where a result leads: to a page, to a place on this one, to another site, or into an action. */
function follow(link: string): void {
	if (runAction(link)) return;
	if (isExternal(link)) {
		window.open(link, "_blank", "noopener");
		return;
	}
	const isSamePage =
		new URL(link, location.href).pathname === location.pathname;
	navigate(link);
	// The shell settles the scroll of a new page only.
	if (isSamePage) settleScroll();
}
