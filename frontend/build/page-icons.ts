import type { IconName } from "#frontend/ui/icon-names.ts";
import { drawSymbol } from "./icons.ts";

/** On no page as it is built, but shown at once when a menu, the search or a toast opens. */
const always: IconName[] = ["x"];

/**
 * Puts the icons that a page's HTML refers to at its end. A sprite file would be one more
 * request, and Chromium parses it anew for every <use> that a script adds.
 */
export function addIcons(html: string): string {
	const names = [...html.matchAll(/<use href="#icon-([^"]+)"/g)].map(
		([, name = ""]) => name,
	);
	const symbols = [...new Set([...names, ...always])]
		.sort()
		.map((name) => drawSymbol(name, "icon-"));
	const icons = `<svg class="visually-hidden" data-icons aria-hidden="true">${symbols.join("")}</svg>`;
	return html.replace("</body>", () => `${icons}</body>`);
}
