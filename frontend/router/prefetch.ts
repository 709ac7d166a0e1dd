import { listen } from "#frontend/hooks/listen.ts";

/**
 * Loads a page's modules as soon as a visitor seems about to go there: the pointer is over a
 * link, the link gets focus, or a finger touches it.
 * @param load loads the modules of a path
 * @returns a function that stops it
 */
export function prefetchOnIntent(load: (path: string) => Promise<unknown>) {
	const seen = new Set<string>();
	function onIntent(event: Event) {
		const link = (event.target as Element).closest?.<HTMLAnchorElement>(
			'a[href^="/"]',
		);
		if (!link || seen.has(link.pathname)) return;
		seen.add(link.pathname);
		// A failure recurs and is handled when the link is followed.
		load(link.pathname).catch(() => seen.delete(link.pathname));
	}
	return listen(
		document,
		{ "pointerover focusin touchstart": onIntent },
		{ passive: true },
	);
}
