import { expect, test } from "vitest";
import {
	firstRetryMs,
	freshMs,
	keptMs,
	maxRetryMs,
	refetchMs,
	retries,
} from "#content/news/freshness.ts";
import { snippetLength } from "#content/news/snippet.ts";
import { automaticPages, pageSize } from "#frontend/hooks/use-paging.ts";
import {
	closeDelayMs,
	openDelayMs,
	skipWindowMs,
} from "#frontend/layout/menu/menu-machine.ts";
import { rotationMs } from "#frontend/sections/ExtensionCard.tsx";
import { collapsedTags } from "#frontend/sections/feed/CategoryChips.tsx";
import { retryDelayMs } from "#frontend/state/feeds/feed-options.ts";

const minute = 60_000;

// Specification §9, "Business constants and limits".
test.each([
	["menu open delay", openDelayMs, 200],
	["menu skip window", skipWindowMs, 300],
	["menu close delay", closeDelayMs, 150],
	["refetch", refetchMs, 5 * minute],
	["fresh", freshMs, 4 * minute],
	["retries", retries, 3],
	["first retry", firstRetryMs, 1_000],
	["longest retry", maxRetryMs, 30_000],
	["kept", keptMs, 24 * 60 * minute],
	["snippet", snippetLength, 150],
	["blog page", pageSize, 12],
	["tags shown collapsed", collapsedTags, 10],
	["extension diagram rotation", rotationMs, 3_000],
])("%s is as specified", (_name, value, specified) => {
	expect(value).toBe(specified);
});

test("retries double from one second and stop growing at thirty", () => {
	expect([1, 2, 3, 4, 5, 6, 7].map(retryDelayMs)).toEqual([
		1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
	]);
});

test("pages come by themselves only so often that the footer stays within reach", () => {
	expect(automaticPages).toBe(5);
});
