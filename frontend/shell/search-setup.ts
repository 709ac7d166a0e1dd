import * as words from "#content/copy/interface/search-actions.yaml";
import { fill } from "#content/fill.ts";
import { routes } from "#content/routes.ts";
import { watchCached } from "#frontend/features/feed-list/cached-list.ts";
import { cachedDocuments } from "#frontend/features/feed-list/search-documents.ts";
import type { SearchSetup } from "#frontend/features/search/search-setup.ts";
import {
	setTheme,
	shownTheme,
	useTheme,
} from "#frontend/features/theme/theme.ts";
import { showToast } from "#frontend/features/toasts/toast-store.ts";

/** What the search finds and can do in addition to the site's own pages. */
export const searchSetup: SearchSetup = {
	cachedDocuments,
	watchCached,
	copy,
	actions: [
		{
			link: "#theme",
			...words.theme,
			group: "Actions",
			icon: "sun-moon",
			run: switchTheme,
		},
		{
			link: routes.home,
			...words.home,
			group: "Actions",
			icon: "house",
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
		await showToast("success", fill(words.copied, { what: text }));
	} catch {
		await showToast("error", fill(words.notCopied, { what: text }), text);
	}
}
