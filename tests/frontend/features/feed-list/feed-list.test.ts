// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import * as feedList from "#content/copy/interface/feed-list.yaml";
import blog from "#content/copy/pages/blog.yaml";
import { refetchMs } from "#content/feeds/freshness.ts";
import { fill } from "#content/fill.ts";
import { routes } from "#content/routes.ts";
import { allCategories } from "#frontend/features/feed-list/filter-items.ts";
import { writeDelayMs } from "#frontend/hooks/use-url-filters.ts";
import {
	articles,
	build,
	hour,
	open,
	settings,
	setUpFeedList,
} from "./feed-list-page.ts";
import { pass } from "./feed-page.ts";

const site = setUpFeedList();

// Must run first: SWR remembers a key's first state, that of the server, forever.
test("the URL, the history and the storage are applied after hydration", async () => {
	const html = build(articles("Built", 30), hour);
	const items = articles("Stored", 60);
	const stored = { version: 1, items, at: Date.now() - 1_000 };
	localStorage.setItem(settings.key, JSON.stringify(stored));
	history.replaceState(
		{ version: 1, id: "a", visible: 24 },
		"",
		`${routes.blog}?q=sto&category=Topic+1`,
	);
	const { root, titles } = await open(html);
	expect(titles()).toHaveLength(24);
	expect(titles().slice(0, 2)).toEqual(["Stored 59", "Stored 57"]);
	expect(root.querySelector("input")?.value).toBe("sto");
	expect(root.querySelector("button[aria-pressed=true]")?.textContent).toBe(
		"Topic 1",
	);
});

test("the page hydrates as built, then shows the network's list", async () => {
	const html = build(articles("Built", 30), hour);
	expect(html).toContain("Built 19");
	expect(html).not.toContain("Built 18");
	const { root, titles } = await open(html);
	expect(titles()).toHaveLength(12);
	expect(titles()[0]).toBe("Built 30");
	expect(root.querySelector("time")?.textContent).toBe("1 hour ago");
	await pass(100);
	expect(titles()[0]).toBe("News 30");
	expect(root.querySelector("time")?.textContent).toBe("just now");
});

test("a publisher's own category All gets no second chip, which could not be chosen", async () => {
	site.network = site.network.map((article) => ({
		...article,
		categories: [allCategories, ...article.categories],
	}));
	const { root } = await open(build(site.network, hour));
	await pass(100);
	const chips = [...root.querySelectorAll("fieldset button")];
	expect(chips.map(({ textContent }) => textContent)).toEqual([
		feedList.allCategories,
		"Topic 0",
		"Topic 1",
	]);
});

test("a filter resets the list to its first page, and is in the URL", async () => {
	const { root, titles, button, type } = await open(build(site.network, hour));
	await pass(100);
	expect(titles()).toHaveLength(12);
	act(() => button("Topic 1")?.click());
	expect(titles()[0]).toBe("News 29");
	await pass(writeDelayMs);
	expect(location.search).toBe("?category=Topic+1");
	act(() => button(feedList.allCategories)?.click());
	type("no such article");
	expect(titles()).toEqual([]);
	expect(root.textContent).toContain(blog.empty.heading);
	await pass(writeDelayMs);
	expect(location.search).toBe("?q=no+such+article");
});

test("new articles wait for the reader, and only those that match the filter are counted", async () => {
	const { titles, button } = await open(build(site.network, hour));
	await pass(100);
	site.network = [...articles("Later", 3), ...site.network];
	await pass(refetchMs);
	expect(titles()[0]).toBe("News 30");
	const { one, many } = blog.noun;
	const three = fill(feedList.newItems, { count: 3, noun: many });
	const single = fill(feedList.newItem, { noun: one });
	const show = (items: string) => button(fill(feedList.show, { items }));
	expect(show(three)).toBeDefined();
	act(() => button("Topic 1")?.click());
	expect(show(three)).toBeUndefined();
	act(() => show(single)?.click());
	expect(titles()[0]).toBe("Later 2");
	expect(show(single)).toBeUndefined();
});
