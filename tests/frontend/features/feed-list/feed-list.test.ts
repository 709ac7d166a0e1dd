// @vitest-environment happy-dom
import { act, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { unload } from "swr";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import * as feedList from "#content/copy/interface/feed-list.yaml";
import blog from "#content/copy/pages/blog.yaml";
import type { Article } from "#content/feeds/article.ts";
import { refetchMs } from "#content/feeds/freshness.ts";
import { fill } from "#content/fill.ts";
import { routes } from "#content/routes.ts";
import { createInitialData } from "#frontend/features/feed-list/build/initial-data.ts";
import { FeedList } from "#frontend/features/feed-list/FeedList.tsx";
import { allCategories } from "#frontend/features/feed-list/filter-items.ts";
import type { FeedSettings } from "#frontend/features/feed-list/use-feed-list.ts";
import { writeDelayMs } from "#frontend/hooks/use-url-filters.ts";
import { settings as news } from "#frontend/pages/blog/BlogList.tsx";
import { pass } from "./feed-page.ts";
import { bareArticle } from "./items.ts";

const hour = 60 * 60_000;
let network: Article[];

/** Returns articles of one source, newest first. */
const articles = (name: string, count: number) =>
	Array.from({ length: count }, (_, n) =>
		bareArticle({
			title: `${name} ${count - n}`,
			link: `https://a.example/${name}/${count - n}`,
			categories: [`Topic ${n % 2}`],
		}),
	);

const settings: FeedSettings<Article> = {
	...news,
	fetchItems: async () => {
		if (network.length === 0) throw new Error("no network");
		return network;
	},
};

const page = createElement(FeedList<Article>, {
	settings,
	words: blog,
	Card: ({ item }) => createElement("a", { href: item.link }, item.title),
});

beforeEach(() => {
	vi.useFakeTimers({ now: Date.parse("2026-03-01T12:00:00Z") });
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			observe() {}
			disconnect() {}
		},
	);
	vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
	network = articles("News", 30);
	localStorage.clear();
	unload({ revalidate: false });
	history.pushState({ version: 1, id: `${Math.random()}` }, "", routes.blog);
	return () => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	};
});

/** Renders the page like the build, without a document. */
function build(items: Article[] | null, ageMs: number): string {
	const initialData = createInitialData();
	const at = Date.now() - ageMs;
	const news = items && { items, at, sources: 8 };
	initialData.giveSnapshots({ news, papers: null });
	const { document } = globalThis;
	vi.stubGlobal("document", undefined);
	const html = renderToString(initialData.provide(page));
	vi.stubGlobal("document", document);
	return initialData.addTo(`<div id="root">${html}</div></body>`, routes.blog);
}

/** Hydrates what the build has rendered; React must hydrate it without changes. */
async function open(html: string) {
	document.body.innerHTML = html;
	const root = document.getElementById("root") as HTMLElement;
	const faults: unknown[] = [];
	await act(async () => {
		const hydrated = hydrateRoot(root, page, {
			onRecoverableError: (error) => faults.push(error),
		});
		onTestFinished(() => act(async () => hydrated.unmount()));
	});
	expect(faults).toEqual([]);
	const titles = () =>
		[...root.querySelectorAll("li[data-key] a")].map((a) => a.textContent);
	return {
		root,
		titles,
		button: (name: string) =>
			[...root.querySelectorAll("button")].find(
				(button) => button.textContent === name,
			),
	};
}

/** Records what screen readers are told: the whole text of each live region in which something changes. */
function recordAnnouncements(): string[] {
	const said: string[] = [];
	const observer = new MutationObserver((records) => {
		const regions = records.flatMap(({ target, addedNodes }) =>
			[target, ...addedNodes].flatMap((node) => {
				const element = node instanceof Element ? node : node.parentElement;
				const live = "[role=status], [role=alert]";
				const around = element?.closest(live);
				return around ? [around] : [...(element?.querySelectorAll(live) ?? [])];
			}),
		);
		for (const region of new Set(regions)) {
			if (region.textContent) said.push(region.textContent);
		}
	});
	observer.observe(document.body, {
		subtree: true,
		childList: true,
		characterData: true,
	});
	onTestFinished(() => observer.disconnect());
	return said;
}

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
	network = network.map((article) => ({
		...article,
		categories: [allCategories, ...article.categories],
	}));
	const { root } = await open(build(network, hour));
	await pass(100);
	const chips = [...root.querySelectorAll("fieldset button")];
	expect(chips.map(({ textContent }) => textContent)).toEqual([
		feedList.allCategories,
		"Topic 0",
		"Topic 1",
	]);
});

test("a filter resets the list to its first page, and is in the URL", async () => {
	const { root, titles, button } = await open(build(network, hour));
	await pass(100);
	expect(titles()).toHaveLength(12);
	act(() => button("Topic 1")?.click());
	expect(titles()[0]).toBe("News 29");
	await pass(writeDelayMs);
	expect(location.search).toBe("?category=Topic+1");
	act(() => button(feedList.allCategories)?.click());
	const input = root.querySelector("input") as HTMLInputElement;
	act(() => {
		const { set } =
			Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ??
			{};
		set?.call(input, "no such article");
		input.dispatchEvent(new Event("input", { bubbles: true }));
	});
	expect(titles()).toEqual([]);
	expect(root.textContent).toContain(blog.empty.heading);
	expect(root.textContent).toContain(
		fill(feedList.found, { count: 0, noun: blog.noun.many }),
	);
	await pass(writeDelayMs);
	expect(location.search).toBe("?q=no+such+article");
});

test("new articles wait for the reader, and only those that match the filter are counted", async () => {
	const { titles, button } = await open(build(network, hour));
	await pass(100);
	network = [...articles("Later", 3), ...network];
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

test.each([
	{ name: "a list", built: articles("Built", 30), words: [feedList.noNewer] },
	{
		name: "none",
		built: null,
		words: [blog.loading, blog.error.heading + blog.error.text],
	},
])(
	"with $name a failure is said once, however often it is tried again",
	async ({ built, words }) => {
		network = [];
		const said = recordAnnouncements();
		const { root } = await open(build(built, hour));
		await pass(10_000);
		expect(said).toEqual(words);
		expect(root.textContent).toContain(feedList.retry);
	},
);
