import { createElement, type ReactElement } from "react";
import { SWRConfig } from "swr";
import { routes } from "#content/routes.ts";
import type { Snapshots } from "#frontend/build/snapshots.ts";
import type { CachedList } from "#frontend/features/feed-list/cached-list.ts";
import { categoriesByFrequency } from "#frontend/features/feed-list/categories-by-frequency.ts";
import {
	articlesKey,
	categoriesKey,
	papersKey,
} from "#frontend/features/feed-list/feed-keys.ts";
import { writeBlock } from "#frontend/features/feed-list/initial-data.ts";
import { pageSize } from "#frontend/features/feed-list/use-paging.ts";

/** So many words float over the home page in turn; more would weigh on it. */
const maxWords = 40;

/** Which list each page is built with. */
const keys: Record<string, string> = {
	[routes.home]: categoriesKey,
	[routes.blog]: articlesKey,
	[routes.research]: papersKey,
};

/** What gives the pages their lists; it begins without any. */
export function createInitialData() {
	let lists: Record<string, CachedList<unknown>> = {};
	return {
		/** Takes the lists of the pages that are rendered next: the first page of each, as a visitor sees it. */
		giveSnapshots(snapshots: Snapshots): void {
			lists = firstPages(snapshots);
		},
		/** The document, in which each list finds its first page. */
		provide(document: ReactElement): ReactElement {
			return createElement(SWRConfig, { value: { fallback: lists } }, document);
		},
		/** Adds a page's list to its end, for the script that hydrates it. */
		addTo(html: string, path: string): string {
			const key = keys[path] ?? "";
			const list = lists[key];
			if (!list) return html;
			return html.replace("</body>", () => `${writeBlock(key, list)}</body>`);
		},
	};
}

function firstPages({
	news,
	papers,
}: Snapshots): Record<string, CachedList<unknown>> {
	const firstPage = ({ items, at }: CachedList<unknown>) => ({
		items: items.slice(0, pageSize),
		at,
	});
	return {
		...(news && {
			[articlesKey]: firstPage(news),
			[categoriesKey]: {
				items: categoriesByFrequency(news.items).slice(0, maxWords),
				at: news.at,
			},
		}),
		...(papers && { [papersKey]: firstPage(papers) }),
	};
}
