import { escapeHtml } from "#content/escape-html.ts";
import { locale } from "#content/locale.ts";
import { site } from "#content/site.ts";

// The same on each of these pages, so the policy has one hash for them all.
const keepQueryAndHash =
	"location.replace(document.links[0].pathname+location.search+location.hash)";

/**
 * Returns the page at an old address, which sends visitors on: with the query and hash of their link, or
 * without them if the browser runs no script. Search engines take a refresh after 0 seconds for a
 * permanent redirect. A redirect by the edge function would come before the new page is published.
 * @param path of the page to which it leads
 */
export function redirectPage(path: string, title: string): string {
	const [to, words] = [escapeHtml(path), escapeHtml(title)];
	// With a script, the refresh could overtake it.
	return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${words}</title><link rel="canonical" href="${site.origin}${to}"><noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript><p><a href="${to}">${words}</a></p><script>${keepQueryAndHash}</script></html>`;
}

/** Returns the file at an old address; pages are in folders (infra/edge/viewer-request.js). */
export function redirectFile(from: string): string {
	return from.endsWith(".html") ? from : `${from}/index.html`;
}
