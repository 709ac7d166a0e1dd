// @vitest-environment happy-dom
import { unload } from "swr";
import { expect, test, vi } from "vitest";
import type { Article } from "#content/feeds/article.ts";
import { cacheMs, freshMs } from "#content/feeds/freshness.ts";
import {
	build,
	fail,
	minute,
	named,
	pass,
	second,
	setUpFeedPage,
	store,
} from "./feed-page.ts";

// Which list is shown: memory's, storage's, the one built with the page, or the network's.

const page = setUpFeedPage();

test.each([
	["stored", (ageMs: number) => store("earlier", ageMs)],
	[
		"built with the page",
		(ageMs: number) => {
			document.body.innerHTML = build("earlier", ageMs);
		},
	],
])(
	"a list that is %s is shown first, and not fetched again until it is four minutes old",
	async (_, have) => {
		have(freshMs - 1);
		const fresh = await page.open();
		expect(fresh.first).toBe("earlier");
		await pass(second);
		expect(page.fetches).toEqual([]);
		fresh.unmount();

		unload({ revalidate: false });
		have(freshMs);
		const stale = await page.open();
		expect(stale.first).toBe("earlier");
		await pass(second);
		expect(page.fetches).toHaveLength(1);
		expect(stale.title()).toBe("network");
	},
);

test("a list built later than now by the visitor's slow clock is fetched at once", async () => {
	document.body.innerHTML = build("built", -60 * minute);
	const feed = await page.open();
	expect(feed.first).toBe("built");
	await pass(second);
	expect(feed.title()).toBe("network");
});

test.each([
	["stored", 1, 2],
	["built", 2, 1],
])(
	"the newer of the stored and the built list is shown: %s",
	async (newer, storedAge, builtAge) => {
		page.network = fail;
		store("stored", storedAge * 60 * minute);
		document.body.innerHTML = build("built", builtAge * 60 * minute);
		const feed = await page.open();
		await pass(second);
		expect(feed.title()).toBe(newer);
		expect(feed.hasFailed()).toBe(true);
	},
);

test("a stored list that is too old, from the future or without a valid time is ignored", async () => {
	page.network = fail;
	for (const age of [cacheMs, -minute, Number.NaN]) {
		store("stored", age);
		const feed = await page.open();
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
	"a returning visitor sees the list at once, and it is fetched again when it is four minutes old: %s",
	async (_, set) => {
		set();
		const first = await page.open();
		await pass(freshMs - second);
		first.unmount();
		const again = await page.open();
		expect(again.first).toBe("network");
		await pass(100);
		expect(page.fetches).toEqual([0]);
		again.unmount();
		await pass(2 * second);
		await page.open();
		await pass(100);
		expect(page.fetches).toHaveLength(2);
	},
);

test("leaving and returning during a fetch does not start another", async () => {
	let respond: (articles: Article[]) => void = () => {};
	page.network = () => new Promise((resolve) => (respond = resolve));
	const first = await page.open();
	await pass(second);
	first.unmount();
	const again = await page.open();
	await pass(second);
	respond([named("network")]);
	await pass(0);
	expect(page.fetches).toEqual([0]);
	expect(again.title()).toBe("network");
});

test("a list stored by another tab is shown to a returning visitor", async () => {
	const first = await page.open();
	await pass(freshMs);
	first.unmount();
	store("other tab", second);
	const again = await page.open();
	expect(again.first).toBe("other tab");
	await pass(second);
	expect(page.fetches).toEqual([0]);
});

test("if no other list is available, the one in the built news page is shown", async () => {
	page.network = fail;
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(address);
		return new Response(`<body>${build("built", 60 * minute)}</body>`);
	});
	const feed = await page.open();
	await pass(100);
	expect(feed.title()).toBe("built");
	expect(feed.hasFailed()).toBe(true);
	expect(asked).toEqual(["/blog"]);
	expect(localStorage.length, "a built list is not stored").toBe(0);
});
