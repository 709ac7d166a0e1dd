import { matchRoute } from "#content/routes.ts";
import { listen } from "#frontend/hooks/listen.ts";

/**
 * Opens the pages that links lead to without a full load. One listener for all links, as in
 * prefetch.ts, since wouter's `Link` renders again on every navigation: following a link then
 * renders all links of the page that is left first. Links with a target, to other sites, to files
 * and within the page are left to the browser.
 * @param navigate adds a URL, relative to the origin, to the history
 * @returns a function that stops it
 */
export function followLinks(navigate: (url: string) => void): () => void {
	// On the document, so that React's listeners, which may prevent a click, come first.
	return listen(document, {
		click: (event: MouseEvent) => {
			if (!opensHere(event)) return;
			const link = (event.target as Element).closest?.<HTMLAnchorElement>(
				'a[href^="/"]:not([target])',
			);
			// An address that begins with two slashes leads to another site.
			if (link?.origin !== location.origin || !matchRoute(link.pathname))
				return;
			event.preventDefault();
			navigate(link.href.slice(link.origin.length));
		},
	});
}

/** Returns whether a click on a link opens it in this tab; with one of these keys it opens elsewhere or is saved. */
export function opensHere(event: MouseEvent): boolean {
	const { altKey, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
	return !(defaultPrevented || altKey || ctrlKey || metaKey || shiftKey);
}
