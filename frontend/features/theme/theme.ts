import { listen } from "#frontend/hooks/listen.ts";

/** "system" follows the device. */
type Theme = "light" | "dark" | "system";

/** The localStorage key; build/inline/apply-theme.ts reads it before the first paint. */
export const themeKey = "theme";

/** What storage held when it was last read or written; undefined before that. */
let lastStored: string | null | undefined;

/**
 * Applies the choice of an earlier visit, then follows choices made on other pages of the site: in
 * another tab, or while this page was frozen in the back/forward cache, where no storage event
 * reaches it. Call once the page has hydrated.
 * @returns a function that stops following
 */
export function followTheme(): () => void {
	showStored();
	return listen(window, { "storage pageshow": showStored });
}

/** Switches between light and dark, and stores the choice. */
export function switchTheme(): void {
	const theme = shownTheme() === "dark" ? "light" : "dark";
	show(theme);
	try {
		localStorage.setItem(themeKey, theme);
		lastStored = localStorage.getItem(themeKey);
	} catch {
		// Storage may be full or forbidden; the choice then lasts only for this page.
	}
}

function show(theme: Theme): void {
	const { dataset } = document.documentElement;
	if (theme === "system") delete dataset.theme;
	else dataset.theme = theme;
	setBrowserColour(theme);
}

function showStored(): void {
	try {
		const stored = localStorage.getItem(themeKey);
		// A choice that full storage has not taken lasts until another page stores one.
		if (stored === lastStored) return;
		lastStored = stored;
		show(stored === "light" || stored === "dark" ? stored : "system");
	} catch {
		// Storage is forbidden: what this page shows is all that is known.
	}
}

/** Returns the theme currently shown: the chosen one, or the device's. */
function shownTheme(): string {
	const { theme } = document.documentElement.dataset;
	const device = matchMedia("(prefers-color-scheme: dark)");
	return theme ?? (device.matches ? "dark" : "light");
}

/**
 * Sets the colour of the browser's toolbar. There is a <meta> for each device theme, light first
 * (build/token-colours.ts); a chosen theme activates only its own.
 */
function setBrowserColour(chosen: Theme): void {
	const metas = document.querySelectorAll<HTMLMetaElement>(
		"meta[name=theme-color]",
	);
	for (const [index, meta] of metas.entries()) {
		const own = index === 0 ? "light" : "dark";
		if (chosen === "system") meta.media = `(prefers-color-scheme: ${own})`;
		else meta.media = chosen === own ? "all" : "not all";
	}
}
