import { routes } from "#content/routes.ts";
import {
	giveBuiltList,
	givenList,
	writeBlock,
} from "../state/feeds/built-list.ts";
import { categoriesByFrequency } from "../state/feeds/categories-by-frequency.ts";
import {
	articlesKey,
	categoriesKey,
	papersKey,
} from "../state/feeds/feed-keys.ts";
import { pageSize } from "../state/feeds/list-view.ts";
import type { Snapshots } from "./snapshots.ts";

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
		giveBuiltList(articlesKey, { items: items.slice(0, pageSize), at });
		giveBuiltList(categoriesKey, {
			items: categoriesByFrequency(items).slice(0, maxWords),
			at,
		});
	}
	if (papers) {
		const { items, at } = papers;
		giveBuiltList(papersKey, { items: items.slice(0, pageSize), at });
	}
}

/** Adds a page's list to its end, for the script that wakes it. */
export function addBuiltList(html: string, path: string): string {
	const key = keys[path];
	const list = key === undefined ? null : givenList(key);
	if (key === undefined || !list) return html;
	return html.replace("</body>", () => `${writeBlock(key, list)}</body>`);
}
