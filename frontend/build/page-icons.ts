import type { IconName } from "#frontend/ui/icon-names.ts";
import { drawSymbol } from "./icons.ts";

/** Not in the built HTML, but needed the moment a menu, the search or a toast opens. */
const always: IconName[] = ["x"];

/**
 * Appends the icons that a page's HTML refers to. A sprite file would need another request, and
 * Chromium parses it again for every <use> that a script adds.
 */
export function addIcons(html: string): string {
	const names = [...html.matchAll(/<use href="#icon-([^"]+)"/g)].map(
		([, name = ""]) => name,
	);
	const symbols = [...new Set([...names, ...always])]
		.sort()
		.map((name) => drawSymbol(name, "icon-"));
	const icons = iconStore(symbols);
	return html.replace("</body>", () => `${icons}</body>`);
}

/** The element at the end of a page that holds its icons; ui/icon-store.ts adds to it. */
export function iconStore(symbols: string[]): string {
	return `<svg class="visually-hidden" data-icons aria-hidden="true">${symbols.join("")}</svg>`;
}
