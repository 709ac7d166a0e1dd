import { create } from "zustand";

/** "system" follows the device. */
export type Theme = "light" | "dark" | "system";

/** The localStorage key; the inline script in features/theme/theme-script.ts reads it before the first paint. */
export const themeKey = "theme";

export const useTheme = create<{ theme: Theme }>(() => ({ theme: "system" }));

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
	const onStorage = ({ key }: StorageEvent) => {
		// Null when all of the storage was cleared.
		if (key === themeKey || key === null) showStored();
	};
	const onPageShow = ({ persisted }: PageTransitionEvent) => {
		if (persisted) showStored();
	};
	addEventListener("storage", onStorage);
	addEventListener("pageshow", onPageShow);
	return () => {
		removeEventListener("storage", onStorage);
		removeEventListener("pageshow", onPageShow);
	};
}

/** Applies the theme and stores the choice; "system" removes the stored one. */
export function setTheme(theme: Theme): void {
	show(theme);
	try {
		if (theme === "system") localStorage.removeItem(themeKey);
		else localStorage.setItem(themeKey, theme);
		lastStored = localStorage.getItem(themeKey);
	} catch {
		// Storage may be full or forbidden; the choice then lasts only for this page.
	}
}

function show(theme: Theme): void {
	useTheme.setState({ theme });
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

/** Returns the theme currently shown, resolving "system" to the device's. */
export function shownTheme(theme: Theme): "light" | "dark" {
	if (theme !== "system") return theme;
	return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/**
 * Sets the colour of the browser's toolbar. There is a <meta> for each device theme, light first
 * (build/token-colours.ts); a chosen theme activates only its own.
 */
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
