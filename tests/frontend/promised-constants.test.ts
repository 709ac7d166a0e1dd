import { expect, test } from "vitest";
import { snippetLength } from "#content/feeds/fields/snippet.ts";
import {
	cacheMs,
	freshMs,
	refetchMs,
	retries,
} from "#content/feeds/freshness.ts";
import { rotationMs } from "#frontend/features/extension-grid/ExtensionCard.tsx";
import { collapsedTags } from "#frontend/features/feed-list/CategoryChips.tsx";
import {
	articlesKey,
	papersKey,
} from "#frontend/features/feed-list/feed-keys.ts";
import {
	dataDefaults,
	feedOptions,
	retryDelayMs,
} from "#frontend/features/feed-list/feed-options.ts";
import { attemptTimeoutMs } from "#frontend/features/feed-list/fetch-bytes.ts";
import {
	automaticLoads,
	pageSize,
} from "#frontend/features/feed-list/use-paging.ts";
import {
	closeDelayMs,
	openDelayMs,
	skipWindowMs,
} from "#frontend/features/menu/menu-machine.ts";

const minute = 60_000;

// The numbers that docs/behaviour.md promises.
test.each([
	["menu open delay", openDelayMs, 200],
	["menu skip window", skipWindowMs, 300],
	["menu close delay", closeDelayMs, 150],
	["refetch", refetchMs, 5 * minute],
	["fresh", freshMs, 4 * minute],
	["retries", retries, 3],
	["cached", cacheMs, 24 * 60 * minute],
	["each attempt at a feed", attemptTimeoutMs, 3_000],
	["fresh, by default", dataDefaults.dedupingInterval, 5 * minute],
	["refetch on focus, by default", dataDefaults.revalidateOnFocus, false],
	["refetch of the lists", feedOptions.refreshInterval, 5 * minute],
	["freshness of the lists", feedOptions.dedupingInterval, 4 * minute],
	["refetch of the lists on focus", feedOptions.revalidateOnFocus, false],
	["key of the news", articlesKey, "blog-feeds"],
	["key of the papers", papersKey, "arxiv-papers"],
	["snippet", snippetLength, 150],
	["blog page", pageSize, 12],
	// So that the footer can be reached.
	["pages that a list loads by itself", automaticLoads, 5],
	["tags shown collapsed", collapsedTags, 10],
	["extension diagram rotation", rotationMs, 3_000],
])("%s: as promised", (_name, value, promised) => {
	expect(value).toBe(promised);
});

test("retry delays double from one second up to thirty", () => {
	expect([1, 2, 3, 4, 5, 6, 7].map(retryDelayMs)).toEqual([
		1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
	]);
});
