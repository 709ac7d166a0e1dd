import { dirname } from "node:path";
import { drawSymbol, iconNames } from "./icons.ts";

/**
 * Puts the icons that a page shows into its own HTML, with those that the components of the
 * shell and of the page name themselves, as a press may show them at once. A sprite file
 * would be one more request, and Chromium parses it anew for every <use> that a script adds.
 * @returns adds the icons to a page, whose sources are relative to frontend/
 */
export function pageIcons(): (html: string, sources: string[]) => string {
	const drawn = new Map<string, string>();
	const draw = (name: string) => {
		const symbol = drawn.get(name) ?? drawSymbol(name, "icon-");
		drawn.set(name, symbol);
		return symbol;
	};
	const ofShell = iconNames(["frontend/layout"], /\.tsx$/);
	return (html, [component = ""]) => {
		const names = [...html.matchAll(/<use href="#icon-([^"]+)"/g)].map(
			([, name = ""]) => name,
		);
		const symbols = [
			...new Set([...names, ...ofShell, ...ofPage(component)]),
		].sort();
		const store = `<svg class="visually-hidden" data-icons aria-hidden="true">${symbols.map(draw).join("")}</svg>`;
		return html.replace("</body>", () => `${store}</body>`);
	};
}

/** What the files of a page's own folder name: home/ for HomePage.tsx, blog/ for blog/BlogPage.tsx. */
function ofPage(component: string): Set<string> {
	const folder = dirname(component);
	if (folder !== "./pages") return iconNames([`frontend/${folder}`]);
	const name = component.replace(/^.*\/|Page\.tsx$/g, "");
	return iconNames(
		["frontend/pages"],
		new RegExp(`^(${name}Page\\.tsx|${name.toLowerCase()}/.*\\.tsx?)$`),
	);
}
