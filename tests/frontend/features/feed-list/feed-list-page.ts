import { act, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { unload } from "swr";
import { beforeEach, expect, onTestFinished, vi } from "vitest";
import blog from "#content/copy/pages/blog.yaml";
import type { Article } from "#content/feeds/article.ts";
import { routes } from "#content/routes.ts";
import { createInitialData } from "#frontend/features/feed-list/build/initial-data.ts";
import { FeedList } from "#frontend/features/feed-list/FeedList.tsx";
import type { FeedSettings } from "#frontend/features/feed-list/use-feed-list.ts";
import { settings as news } from "#frontend/pages/blog/BlogList.tsx";
import { bareArticle } from "./items.ts";

export const hour = 60 * 60_000;

/** Returns articles of one source, newest first. */
export const articles = (name: string, count: number) =>
	Array.from({ length: count }, (_, n) =>
		bareArticle({
			title: `${name} ${count - n}`,
			link: `https://a.example/${name}/${count - n}`,
			categories: [`Topic ${n % 2}`],
		}),
	);

const site = {
	/** What the network returns; it fails if that is empty. */
	network: [] as Article[],
};

export const settings: FeedSettings<Article> = {
	...news,
	fetchItems: async () => {
		if (site.network.length === 0) throw new Error("no network");
		return site.network;
	},
};

const page = createElement(FeedList<Article>, {
	settings,
	words: blog,
	Card: ({ item }) => createElement("a", { href: item.link }, item.title),
});

/** Gives each test of a file a clock that it controls, empty storage and a network that responds. */
export function setUpFeedList() {
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
		site.network = articles("News", 30);
		localStorage.clear();
		unload({ revalidate: false });
		history.pushState({ version: 1, id: `${Math.random()}` }, "", routes.blog);
		return () => {
			vi.useRealTimers();
			vi.unstubAllGlobals();
		};
	});
	return site;
}

/** Renders the page like the build, without a document. */
export function build(items: Article[] | null, ageMs: number): string {
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
export async function open(html: string) {
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
		/** Replaces the text of the search field. */
		type(text: string) {
			const input = root.querySelector("input") as HTMLInputElement;
			const { set } =
				Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ??
				{};
			act(() => {
				set?.call(input, text);
				input.dispatchEvent(new Event("input", { bubbles: true }));
			});
		},
		button: (name: string) =>
			[...root.querySelectorAll("button")].find(
				(button) => button.textContent === name,
			),
	};
}
