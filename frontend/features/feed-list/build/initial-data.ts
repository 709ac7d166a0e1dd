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

/** Maximum number of words that float over the home page in turn; more would make the page heavier. */
const maxWords = 40;

/** Key of the list that each page is built with. */
const keys: Record<string, string> = {
	[routes.home]: categoriesKey,
	[routes.blog]: articlesKey,
	[routes.research]: papersKey,
};

/** Creates the provider of the pages' lists, which has none until `giveSnapshots` is called. */
export function createInitialData() {
	let lists: Record<string, CachedList<unknown>> = {};
	return {
		/** Sets the lists for the pages rendered next: the first page of each, as a visitor sees it. */
		giveSnapshots(snapshots: Snapshots): void {
			lists = firstPages(snapshots);
		},
		/** Wraps the document so that each list in it finds its first page. */
		provide(document: ReactElement): ReactElement {
			return createElement(SWRConfig, { value: { fallback: lists } }, document);
		},
		/** Appends a page's list to its body, for hydration. */
		addTo(html: string, path: string): string {
			const key = keys[path] ?? "";
			const list = lists[key];
			if (!list) return html;
			return html.replace("</body>", () => `${writeBlock(key, list)}</body>`);
		},
	};
}

function firstPages({ news, papers }: Snapshots) {
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
