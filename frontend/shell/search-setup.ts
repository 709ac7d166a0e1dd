import * as words from "#content/copy/interface/search-actions.yaml";
import { fill } from "#content/fill.ts";
import { routes } from "#content/routes.ts";
import { cachedDocuments } from "#frontend/features/feed-list/cached-documents.ts";
import { watchCached } from "#frontend/features/feed-list/cached-list.ts";
import type { SearchSetup } from "#frontend/features/search/search-types.ts";
import { switchSlashKey } from "#frontend/features/search/switch-slash-key.ts";
import { switchTheme } from "#frontend/features/theme/theme.ts";
import { copyText } from "#frontend/features/toasts/copy-text.ts";
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
			run: () => {
				const { themeDark, themeLight } = words;
				switchTheme();
				// Not as its result: every page loads theme.ts, and this chunk only comes with the search.
				const isDark = document.documentElement.dataset.theme === "dark";
				void showToast("success", isDark ? themeDark : themeLight);
			},
		},
		{
			link: "#slash-key",
			...words.slashKey,
			group: "Actions",
			icon: "search",
			run: () => {
				const { slashKeyOff, slashKeyOn } = words;
				void showToast("success", switchSlashKey() ? slashKeyOff : slashKeyOn);
			},
		},
		{
			link: routes.home,
			...words.home,
			group: "Actions",
			icon: "house",
		},
	],
};

function copy(what: string): Promise<void> {
	const { copied, notCopied } = words;
	return copyText(what, fill(copied, { what }), fill(notCopied, { what }));
}
