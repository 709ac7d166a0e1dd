import { drawSymbol, iconNames } from "./icons.ts";

/**
 * Puts the icons that a page shows into its own HTML, with those that the components of the
 * shell name themselves, as a press may show them at once. A sprite file
 * would be one more request, and Chromium parses it anew for every <use> that a script adds.
 * @returns adds the icons to a page
 */
export function pageIcons(): (html: string) => string {
	const drawn = new Map<string, string>();
	const draw = (name: string) => {
		const symbol = drawn.get(name) ?? drawSymbol(name, "icon-");
		drawn.set(name, symbol);
		return symbol;
	};
	const ofShell = iconNames(
		["frontend/shell", "frontend/features/menu", "frontend/features/theme"],
		/\.tsx$/,
	);
	return (html) => {
		const names = [...html.matchAll(/<use href="#icon-([^"]+)"/g)].map(
			([, name = ""]) => name,
		);
		const symbols = [...new Set([...names, ...ofShell])].sort();
		const store = `<svg class="visually-hidden" data-icons aria-hidden="true">${symbols.map(draw).join("")}</svg>`;
		return html.replace("</body>", () => `${store}</body>`);
	};
}
