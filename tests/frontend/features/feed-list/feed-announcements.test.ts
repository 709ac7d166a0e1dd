// @vitest-environment happy-dom
import { act } from "react";
import { expect, onTestFinished, test } from "vitest";
import * as feedList from "#content/copy/interface/feed-list.yaml";
import blog from "#content/copy/pages/blog.yaml";
import { fill } from "#content/fill.ts";
import { typingPauseMs } from "#frontend/hooks/use-is-changing.ts";
import {
	articles,
	build,
	hour,
	open,
	setUpFeedList,
} from "./feed-list-page.ts";
import { pass } from "./feed-page.ts";

// What screen readers are told about a list.

const site = setUpFeedList();

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
		site.network = [];
		const said = recordAnnouncements();
		const { root } = await open(build(built, hour));
		await pass(10_000);
		expect(said).toEqual(words);
		expect(root.textContent).toContain(feedList.retry);
	},
);

test.each([
	["a list", articles("News", 30)],
	["none", null],
])(
	"with %s the end of a failure is said, and the list is new by then",
	async (_, built) => {
		site.network = [];
		const { root, titles, button } = await open(build(built, hour));
		await pass(100);
		const retry = button(feedList.retry) as HTMLElement;
		retry.focus();
		const said = recordAnnouncements();
		let focused: string | null | undefined;
		root.addEventListener("focusin", () => {
			focused = document.activeElement?.textContent;
		});
		site.network = articles("News", 30);
		await act(async () => retry.click());
		await pass(100);
		expect(titles()).toHaveLength(12);
		expect(focused).toBe(`${feedList.updated} just now`);
		expect(said).toEqual([
			fill(feedList.shownOf, { count: 12, total: 30, noun: blog.noun.many }),
		]);
	},
);

test("what a filter leaves is said once the typing pauses, and the total once there is no filter", async () => {
	const { button, type } = await open(build(site.network, hour));
	await pass(100);
	const { many } = blog.noun;
	const found = (count: number) => fill(feedList.found, { count, noun: many });
	const all = fill(feedList.shownOf, { count: 12, total: 30, noun: many });
	const said = recordAnnouncements();
	for (const text of ["N", "Ne", "News 1", "News 2"]) {
		type(text);
		await pass(typingPauseMs - 1);
	}
	expect(said.splice(0)).toEqual([]);
	await pass(1);
	// 2, and 20 to 29.
	expect(said.splice(0)).toEqual([found(11)]);
	type("");
	await pass(typingPauseMs);
	expect(said.splice(0)).toEqual([all]);
	act(() => button("Topic 1")?.click());
	await pass(0);
	expect(said.splice(0)).toEqual([found(15)]);
	act(() => button(feedList.allCategories)?.click());
	await pass(0);
	expect(said).toEqual([all]);
});
