import { routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
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
	actions: [
		{
			link: "#theme",
			title: "Switch between light and dark",
			description: "Change the colours of the site on this device",
			group: "Actions",
			icon: "sun-moon",
			keywords: "theme, dark mode, appearance",
			run: switchTheme,
		},
		{
			link: `mailto:${site.email}`,
			title: "Copy our email address",
			description: site.email,
			group: "Actions",
			icon: "copy",
			keywords: "mail, clipboard",
			run: copyMail,
		},
		{
			link: routes.home,
			title: "Go to the home page",
			description: site.tagLine || site.name,
			group: "Actions",
			icon: "house",
			keywords: "start, front page",
		},
	],
};

function switchTheme(): void {
	const { theme } = useTheme.getState();
	setTheme(shownTheme(theme) === "dark" ? "light" : "dark");
}

async function copyMail(): Promise<void> {
	try {
		await navigator.clipboard.writeText(site.email);
		await showToast("success", `Copied ${site.email}`);
	} catch {
		await showToast("error", `Could not copy. Our address is ${site.email}`);
	}
}
