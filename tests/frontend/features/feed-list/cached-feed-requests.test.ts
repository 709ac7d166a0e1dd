// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { refetchMs } from "#content/feeds/freshness.ts";
import { readCached } from "#frontend/features/feed-list/cached-list.ts";
import { parseArticle } from "#frontend/features/feed-list/parse-items.ts";
import {
	fail,
	key,
	minute,
	named,
	pass,
	second,
	setUpFeedPage,
} from "./feed-page.ts";
import { bareArticle } from "./items.ts";

// When a list is requested, and again.

const page = setUpFeedPage();

test("a list is fetched, stored without fields that no screen shows, and refetched every five minutes", async () => {
	const feed = await page.open();
	expect(feed.first).toBeUndefined();
	await pass(0);
	expect(feed.title()).toBe("network");
	expect(readCached(key, parseArticle)).toEqual({
		items: [bareArticle({ title: "network" })],
		at: page.startedAt,
	});
	await pass(3 * refetchMs - 1);
	expect(page.fetches).toEqual([0, refetchMs, 2 * refetchMs]);
});

test("neither focus nor returning to the tab causes a request", async () => {
	await page.open();
	await pass(refetchMs - second);
	await act(async () => {
		dispatchEvent(new Event("focus"));
		document.dispatchEvent(new Event("visibilitychange"));
	});
	await pass(100);
	expect(page.fetches).toEqual([0]);
});

test("a failure is retried after 1, 2 and 4 seconds, then every five minutes, until one succeeds", async () => {
	const feed = await page.open();
	await pass(minute);
	page.network = fail;
	await pass(refetchMs);
	expect(feed.hasFailed()).toBe(true);
	expect(feed.title(), "what was there stays").toBe("network");
	const failedAt = refetchMs;
	const retries = [1, 3, 7].map((seconds) => failedAt + seconds * second);
	expect(page.fetches).toEqual([0, failedAt, ...retries]);

	const next = failedAt + 7 * second + refetchMs;
	await pass(next + 100 - (Date.now() - page.startedAt));
	expect(page.fetches.slice(5)).toEqual([next]);
	page.network = () => Promise.resolve([named("network again")]);
	await pass(second);
	expect(page.fetches.slice(6)).toEqual([next + second]);
	expect(feed.hasFailed()).toBe(false);
	expect(feed.title()).toBe("network again");

	const before = page.fetches.length;
	await pass(2 * refetchMs);
	expect(page.fetches.length - before, "at the usual pace again").toBe(2);
});

test("a failed request is not retried while the tab is hidden, but at once when it is visible again", async () => {
	page.network = fail;
	const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
	await page.open();
	await pass(0);
	hidden.mockReturnValue(true);
	await pass(minute);
	expect(page.fetches).toEqual([0]);
	hidden.mockReturnValue(false);
	await act(async () => {
		document.dispatchEvent(new Event("visibilitychange"));
	});
	expect(page.fetches).toEqual([0, minute]);
	hidden.mockRestore();
});

test("however often the visitor tries again, one series of retries follows", async () => {
	page.network = fail;
	const feed = await page.open();
	await pass(minute);
	for (let press = 1; press <= 5; press += 1) await feed.retry();
	const pressed = page.fetches.length;
	await pass(minute);
	expect(page.fetches.slice(pressed)).toEqual(
		[1, 3, 7].map((seconds) => minute + seconds * second),
	);
	await pass(refetchMs);
	expect(page.fetches.length - pressed).toBe(3 + 4);
});

test("a retry that the visitor requests is sent at once", async () => {
	page.network = fail;
	const feed = await page.open();
	await pass(100);
	expect(feed.list()).toBeNull();
	page.network = () => Promise.resolve([named("network")]);
	await feed.retry();
	await pass(0);
	expect(page.fetches).toEqual([0, 100]);
	expect(feed.title()).toBe("network");
	expect(feed.hasFailed()).toBe(false);
});
