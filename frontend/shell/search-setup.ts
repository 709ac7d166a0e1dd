import { routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { watchCached } from "#frontend/features/feed-list/cached-list.ts";
import { cachedDocuments } from "#frontend/features/feed-list/search-documents.ts";
import type { SearchSetup } from "#frontend/features/search/search-setup.ts";
import {
	setTheme,
	shownTheme,
	useTheme,
} from "#frontend/features/theme/theme.ts";
import { showToast } from "#frontend/features/toasts/toast-store.ts";

/** What the search knows and can do beside the site's own pages. */
export const searchSetup: SearchSetup = {
	cachedDocuments,
	watchCached,
	copy,
	actions: [
		{
			link: "#theme",
			title: "Switch between light and dark",
			description: "Change the colours of the site on this device",
			group: "Actions",
			icon: "sun-moon",
			alsoCalled:
				"theme, dark mode, night mode, light mode, dark theme, colours, appearance, contrast",
			run: switchTheme,
		},
		{
			link: routes.home,
			title: "Go to the home page",
			description: site.tagLine,
			group: "Actions",
			icon: "house",
			alsoCalled: "home, homepage, start page, front page, main page",
		},
	],
};

function switchTheme(): void {
	const { theme } = useTheme.getState();
	setTheme(shownTheme(theme) === "dark" ? "light" : "dark");
}

async function copy(text: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
		await showToast("success", `Copied ${text}`);
	} catch {
		await showToast("error", `Could not copy ${text}`);
	}
}
