import { themeKey } from "#frontend/features/theme/theme.ts";

/**
 * Applies a chosen theme before the first paint, so that neither the page nor the browser's toolbar
 * flashes in the wrong colours; the toolbar's <meta> elements precede this script.
 */
function applyTheme(): void {
	try {
		const theme = localStorage.getItem(themeKey);
		if (theme !== "light" && theme !== "dark") return;
		document.documentElement.dataset.theme = theme;
		for (const meta of document.querySelectorAll<HTMLMetaElement>(
			"[name=theme-color]",
		)) {
			meta.media = meta.media.includes(theme) ? "all" : "not all";
		}
	} catch {
		// Storage is forbidden: nothing was chosen.
	}
}

applyTheme();
