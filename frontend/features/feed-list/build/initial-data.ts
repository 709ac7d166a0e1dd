import { routes } from "#content/routes.ts";
import type { Snapshots } from "#frontend/build/snapshots.ts";
import { categoriesByFrequency } from "#frontend/features/feed-list/categories-by-frequency.ts";
import {
	articlesKey,
	categoriesKey,
	papersKey,
} from "#frontend/features/feed-list/feed-keys.ts";
import {
	givenList,
	setInitialData,
	writeBlock,
} from "#frontend/features/feed-list/initial-data.ts";
import { pageSize } from "#frontend/features/feed-list/list-view.ts";

/** So many words float over the home page in turn; more would weigh on it. */
const maxWords = 40;

/** Which list each page is built with. */
const keys: Record<string, string> = {
	[routes.home]: categoriesKey,
	[routes.blog]: articlesKey,
	[routes.research]: papersKey,
};

/** Gives the pages that are rendered next their lists: the first page of each, as a visitor sees it. */
export function giveSnapshots({ news, papers }: Snapshots): void {
	if (news) {
		const { items, at } = news;
		setInitialData(articlesKey, { items: items.slice(0, pageSize), at });
		setInitialData(categoriesKey, {
			items: categoriesByFrequency(items).slice(0, maxWords),
			at,
		});
	}
	if (papers) {
		const { items, at } = papers;
		setInitialData(papersKey, { items: items.slice(0, pageSize), at });
	}
}

/** Adds a page's list to its end, for the script that wakes it. */
export function addInitialData(html: string, path: string): string {
	const key = keys[path];
	const list = key === undefined ? null : givenList(key);
	if (key === undefined || !list) return html;
	return html.replace("</body>", () => `${writeBlock(key, list)}</body>`);
}
