import { act } from "react";
import { unload } from "swr";
import { beforeEach, vi } from "vitest";
import type { Article } from "#content/feeds/article.ts";
import { writeBlock } from "#frontend/features/feed-list/initial-data.ts";
import { parseArticle } from "#frontend/features/feed-list/parse-items.ts";
import { useCachedFeed } from "#frontend/features/feed-list/use-cached-feed.ts";
import { bareArticle } from "./items.ts";
import { renderHook } from "./render-hook.ts";

export const key = "blog-feeds";
export const second = 1_000;
export const minute = 60 * second;

export const named = (title: string) => bareArticle({ title });
export const fail = () => Promise.reject(new Error("no network"));
/** Advances the clock, and runs what is due. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Stores a list of one article, as another page of the site did. */
export function store(title: string, ageMs: number): void {
	const items = [bareArticle({ title })];
	const list = { version: 1, items, at: Date.now() - ageMs };
	localStorage.setItem(key, JSON.stringify(list));
}

/** Returns the data block of a page that was built with a list of one article. */
export function build(title: string, ageMs: number): string {
	const items = [bareArticle({ title })];
	return writeBlock(key, { items, at: Date.now() - ageMs });
}

/** Gives each test of a file a clock that it controls, empty storage and a network that responds. */
export function setUpFeedPage() {
	const page = {
		/** When the network was requested, in milliseconds since the start of the test. */
		fetches: [] as number[],
		startedAt: 0,
		/** What a request to the network returns. */
		network: (): Promise<Article[]> => Promise.resolve([named("network")]),
		/** Opens the list's page like a visitor who comes from another page. */
		async open() {
			const hook = renderHook(() =>
				useCachedFeed({
					key,
					path: "/blog",
					fetchItems: () => {
						page.fetches.push(Date.now() - page.startedAt);
						return page.network();
					},
					parseItem: parseArticle,
				}),
			);
			return {
				first: hook.current.list?.items[0]?.title,
				list: () => hook.current.list,
				unmount: hook.unmount,
				title: () => hook.current.list?.items[0]?.title,
				hasFailed: () => hook.current.hasFailed,
				retry: () => act(async () => hook.current.retry()),
			};
		},
	};
	beforeEach(() => {
		vi.useFakeTimers({ now: Date.parse("2026-03-01T00:00:00Z") });
		page.startedAt = Date.now();
		page.fetches = [];
		page.network = () => Promise.resolve([named("network")]);
		vi.stubGlobal("fetch", fail);
		localStorage.clear();
		document.body.innerHTML = "";
		unload({ revalidate: false });
		return () => {
			vi.useRealTimers();
			vi.unstubAllGlobals();
		};
	});
	return page;
}
