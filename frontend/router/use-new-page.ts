import { useLayoutEffect } from "react";
import { matchRoute } from "#content/routes.ts";
import { prerenderedPage } from "./prerendered-page.ts";
import { reloadOnce } from "./reload.ts";

/**
 * Loads a page from the server that this tab takes for missing, because it was deployed after the
 * tab had been opened. Does nothing if the server itself has said that it does not exist.
 */
export function useNewPage(): void {
	// Not later: the visitor may have gone to another page by then, which would be loaded instead.
	useLayoutEffect(() => {
		const { href, pathname } = location;
		if (prerenderedPage() || !matchRoute(pathname)) return;
		void fetch("", { method: "HEAD", cache: "no-store" })
			.then(({ ok }) => {
				if (ok && location.href === href) reloadOnce();
			})
			// Offline, the page stays as it is.
			.catch(() => {});
	}, []);
}
