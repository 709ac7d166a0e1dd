// @vitest-environment happy-dom
import { act, createElement } from "react";
import { SWRConfig, unload } from "swr";
import { beforeEach, expect, test, vi } from "vitest";
import type { Article } from "#content/feeds/article.ts";
import { cacheMs, freshMs, refetchMs } from "#content/feeds/freshness.ts";
import { readCached } from "#frontend/features/feed-list/cached-list.ts";
import { createFeedConfig } from "#frontend/features/feed-list/feed-cache.ts";
import { writeBlock } from "#frontend/features/feed-list/initial-data.ts";
import { parseArticle } from "#frontend/features/feed-list/parse-items.ts";
import { useCachedFeed } from "#frontend/features/feed-list/use-cached-feed.ts";
import { makeArticle } from "./items.ts";
import { renderHook } from "./render-hook.ts";

const key = "blog-feeds";
const second = 1_000;
const minute = 60 * second;

/** When the network was requested, in milliseconds since the start of the test. */
let fetches: number[];
let startedAt: number;
let network: () => Promise<Article[]>;

const named = (title: string) => makeArticle({ title, content: "long" });
const fail = () => Promise.reject(new Error("no network"));

beforeEach(() => {
	vi.useFakeTimers({ now: Date.parse("2026-03-01T00:00:00Z") });
	startedAt = Date.now();
	fetches = [];
	network = () => Promise.resolve([named("network")]);
	vi.stubGlobal("fetch", fail);
	localStorage.clear();
	document.body.innerHTML = "";
	unload({ revalidate: false });
	return () => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	};
});

function store(title: string, ageMs: number): void {
	const items = [makeArticle({ title })];
	const list = { version: 1, items, at: Date.now() - ageMs };
	localStorage.setItem(key, JSON.stringify(list));
}

function build(title: string, ageMs: number): string {
	const items = [makeArticle({ title })];
	return writeBlock(key, { items, at: Date.now() - ageMs });
}

/** Opens the list's page like a visitor who comes from another page. */
async function open() {
	const config = createFeedConfig(key, parseArticle);
	const hook = renderHook(
		() =>
			useCachedFeed({
				key,
				path: "/blog",
				fetchItems: () => {
					fetches.push(Date.now() - startedAt);
					return network();
				},
				parseItem: parseArticle,
				toCached: (article) => ({ ...article, content: "" }),
			}),
		(children) => createElement(SWRConfig, { value: config }, children),
	);
	return {
		first: hook.current.list?.items[0]?.title,
		list: () => hook.current.list,
		unmount: hook.unmount,
		title: () => hook.current.list?.items[0]?.title,
		hasFailed: () => hook.current.hasFailed,
		retry: () => act(async () => hook.current.retry()),
	};
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("a list is fetched, stored without fields that no screen shows, and refetched every five minutes", async () => {
	const feed = await open();
	expect(feed.first).toBeUndefined();
	await pass(0);
	expect(feed.title()).toBe("network");
	expect(readCached(key, parseArticle)).toEqual({
		items: [makeArticle({ title: "network" })],
		at: startedAt,
	});
	await pass(3 * refetchMs - 1);
	expect(fetches).toEqual([0, refetchMs, 2 * refetchMs]);
});

test("neither focus nor returning to the tab causes a request", async () => {
	await open();
	await pass(refetchMs - second);
	await act(async () => {
		dispatchEvent(new Event("focus"));
		document.dispatchEvent(new Event("visibilitychange"));
	});
	await pass(100);
	expect(fetches).toEqual([0]);
});

test("a failure is retried after 1, 2 and 4 seconds, then every five minutes, until one succeeds", async () => {
	const feed = await open();
	await pass(minute);
	network = fail;
	await pass(refetchMs);
	expect(feed.hasFailed()).toBe(true);
	expect(feed.title(), "what was there stays").toBe("network");
	const failedAt = refetchMs;
	const retries = [1, 3, 7].map((seconds) => failedAt + seconds * second);
	expect(fetches).toEqual([0, failedAt, ...retries]);

	const next = failedAt + 7 * second + refetchMs;
	await pass(next + 100 - (Date.now() - startedAt));
	expect(fetches.slice(5)).toEqual([next]);
	network = () => Promise.resolve([named("network again")]);
	await pass(second);
	expect(fetches.slice(6)).toEqual([next + second]);
	expect(feed.hasFailed()).toBe(false);
	expect(feed.title()).toBe("network again");

	const before = fetches.length;
	await pass(2 * refetchMs);
	expect(fetches.length - before, "at the usual pace again").toBe(2);
});

test("a hidden tab sends no request, and retries when it is visible again", async () => {
	network = fail;
	const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
	await open();
	await pass(0);
	hidden.mockReturnValue(true);
	await pass(minute);
	expect(fetches).toEqual([0]);
	hidden.mockReturnValue(false);
	await act(async () => {
		document.dispatchEvent(new Event("visibilitychange"));
	});
	expect(fetches).toEqual([0, minute]);
	hidden.mockRestore();
});

test("the visitor's own retry runs at once", async () => {
	network = fail;
	const feed = await open();
	await pass(100);
	expect(feed.list()).toBeNull();
	network = () => Promise.resolve([named("network")]);
	await feed.retry();
	await pass(0);
	expect(fetches).toEqual([0, 100]);
	expect(feed.title()).toBe("network");
	expect(feed.hasFailed()).toBe(false);
});

test.each([
	["stored", (ageMs: number) => store("earlier", ageMs)],
	[
		"built with the page",
		(ageMs: number) => {
			document.body.innerHTML = build("earlier", ageMs);
		},
	],
])(
	"a list that is %s is shown first, and fresh for four minutes",
	async (_, have) => {
		have(freshMs - 1);
		const fresh = await open();
		expect(fresh.first).toBe("earlier");
		await pass(second);
		expect(fetches).toEqual([]);
		fresh.unmount();

		unload({ revalidate: false });
		have(freshMs);
		const stale = await open();
		expect(stale.first).toBe("earlier");
		await pass(second);
		expect(fetches).toHaveLength(1);
		expect(stale.title()).toBe("network");
	},
);

test.each([
	["stored", 1, 2],
	["built", 2, 1],
])(
	"the newer of two stored lists is shown: %s",
	async (newer, storedAge, builtAge) => {
		network = fail;
		store("stored", storedAge * 60 * minute);
		document.body.innerHTML = build("built", builtAge * 60 * minute);
		const feed = await open();
		await pass(second);
		expect(feed.title()).toBe(newer);
		expect(feed.hasFailed()).toBe(true);
	},
);

test("an untrusted stored list is ignored: too old, from the future, or damaged", async () => {
	network = fail;
	for (const age of [cacheMs, -minute, Number.NaN]) {
		store("stored", age);
		const feed = await open();
		await pass(second);
		expect(feed.list(), `${age} ms`).toBeNull();
		feed.unmount();
		unload({ revalidate: false });
	}
});

test.each([
	["with storage", () => {}],
	[
		"where storage is forbidden",
		() => vi.stubGlobal("localStorage", undefined),
	],
])(
	"a returning visitor finds the list, and its age continues to count: %s",
	async (_, set) => {
		set();
		const first = await open();
		await pass(freshMs - second);
		first.unmount();
		const again = await open();
		expect(again.first).toBe("network");
		await pass(100);
		expect(fetches).toEqual([0]);
		again.unmount();
		await pass(2 * second);
		await open();
		await pass(100);
		expect(fetches).toHaveLength(2);
	},
);

test("leaving and returning during a fetch causes no other", async () => {
	let respond: (articles: Article[]) => void = () => {};
	network = () => new Promise((resolve) => (respond = resolve));
	const first = await open();
	await pass(second);
	first.unmount();
	const again = await open();
	await pass(second);
	respond([named("network")]);
	await pass(0);
	expect(fetches).toEqual([0]);
	expect(again.title()).toBe("network");
});

test("a list stored by another tab is shown to a returning visitor", async () => {
	const first = await open();
	await pass(freshMs);
	first.unmount();
	store("other tab", second);
	const again = await open();
	expect(again.first).toBe("other tab");
	await pass(second);
	expect(fetches).toEqual([0]);
});

test("if nothing else is available, the list comes from the built page", async () => {
	network = fail;
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(address);
		return new Response(`<body>${build("built", 60 * minute)}</body>`);
	});
	const feed = await open();
	await pass(100);
	expect(feed.title()).toBe("built");
	expect(feed.hasFailed()).toBe(true);
	expect(asked).toEqual(["/blog"]);
	expect(localStorage.length, "it is no news").toBe(0);
});
