import { create } from "zustand";

/** "system" follows the device. */
export type Theme = "light" | "dark" | "system";

/** Where the choice is stored; the inline script in features/theme/theme-script.ts reads it before the first paint. */
export const themeKey = "theme";

export const useTheme = create<{ theme: Theme }>(() => ({ theme: "system" }));

/** Takes over the choice of an earlier visit, which the inline script has applied; call once the page has hydrated. */
export function restoreTheme(): void {
	const { theme } = document.documentElement.dataset;
	if (theme !== "light" && theme !== "dark") return;
	useTheme.setState({ theme });
}

/** Shows the theme from now on and stores the choice; "system" forgets it. */
export function setTheme(theme: Theme): void {
	useTheme.setState({ theme });
	const { dataset } = document.documentElement;
	if (theme === "system") delete dataset.theme;
	else dataset.theme = theme;
	setBrowserColour(theme);
	try {
		if (theme === "system") localStorage.removeItem(themeKey);
		else localStorage.setItem(themeKey, theme);
	} catch {
		// Storage may be full or forbidden; the choice then lasts for this page.
	}
}

/** The theme that shows now, whoever chose it. */
export function shownTheme(theme: Theme): "light" | "dark" {
	if (theme !== "system") return theme;
	return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** The browser's bar has one colour for each theme of the device, light first (build/token-colours.ts); a chosen theme takes its own. */
function setBrowserColour(chosen: Theme): void {
	const metas = document.querySelectorAll<HTMLMetaElement>(
		'meta[name="theme-color"]',
	);
	for (const [index, theme] of (["light", "dark"] as const).entries()) {
		const meta = metas[index];
		if (!meta) continue;
		if (chosen === "system") meta.media = `(prefers-color-scheme: ${theme})`;
		else meta.media = chosen === theme ? "all" : "not all";
	}
}
