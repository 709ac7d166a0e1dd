import { navigate } from "wouter/use-browser-location";
import { settleScroll } from "../../state/scroll.ts";
import { runAction } from "./actions.ts";

export function isExternal(link: string): boolean {
	return link.startsWith("http");
}

/** Goes where a result leads: to a page, to a place on this one, to another site, or into an action. */
export function follow(link: string): void {
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
