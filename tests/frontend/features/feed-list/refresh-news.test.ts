// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { freshMs } from "#content/feeds/freshness.ts";
import { writeCached } from "#frontend/features/feed-list/cached-list.ts";
import { articlesKey } from "#frontend/features/feed-list/feed-keys.ts";
import { parseArticle } from "#frontend/features/feed-list/parse-items.ts";
import { refreshNews } from "#frontend/features/feed-list/refresh-news.ts";
import { bareArticle } from "./items.ts";

afterEach(() => {
	vi.unstubAllGlobals();
});

test.each([
	["a fresh list makes no request", freshMs - 60_000, 0],
	["a stale list is requested again", freshMs, 1],
])("%s", async (_, age, requests) => {
	const fetch = vi.fn(async () => {
		throw new TypeError("Failed to fetch");
	});
	vi.stubGlobal("fetch", fetch);
	const items = [bareArticle({ title: "Stored", source: "Wiz" })];
	writeCached(articlesKey, parseArticle, { items, at: Date.now() - age });
	expect(await refreshNews()).toEqual(items);
	expect(fetch).toHaveBeenCalledTimes(requests);
});
