import type { Page } from "playwright/test";
import { feedSources } from "#content/feeds/sources.ts";
import { routes } from "#content/routes.ts";
import { copy, patternOf } from "#tests/copy.ts";
import { firstSource } from "#tests/samples.ts";
import { fakeFeeds, topics } from "./support/feeds.ts";
import {
	cards,
	clickInPlace,
	main,
	showCards,
	shownOf,
} from "./support/news-list.ts";
import { expect, test } from "./support/test.ts";

test.use({
	expectedFaults: [/console: Failed to load resource/],
	viewport: { width: 1440, height: 900 },
});

/** A performance entry that TypeScript's types lack. */
type LayoutShift = PerformanceEntry & {
	value: number;
	hadRecentInput: boolean;
};

/** Sums the layout shifts from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value, hadRecentInput } = entry as LayoutShift;
				if (!hadRecentInput) shifts.push(value);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	return () =>
		page.evaluate(() =>
			(window as unknown as { shifts: number[] }).shifts.reduce(
				(sum, shift) => sum + shift,
				0,
			),
		);
}

test("a filtered list can be shared, and each new filter starts with twelve articles", async ({
	open,
	page,
}) => {
	const { perSource } = await fakeFeeds(page);
	await open(routes.blog);
	await expect(cards(page)).toHaveCount(12);
	await showCards(page, 24);
	await page.evaluate(() => scrollTo(0, 0));
	await main(page).getByRole("searchbox").fill(firstSource);
	await expect(cards(page)).toHaveCount(12);
	await main(page).getByRole("button", { name: "Topic 3" }).click();
	const ofTopic3 = Math.ceil((perSource - 3) / topics);
	await expect(cards(page)).toHaveCount(ofTopic3);
	await expect(page).toHaveURL(
		`${routes.blog}?${new URLSearchParams({ q: firstSource, category: "Topic 3" })}`,
	);

	const shared = page.url();
	await page.goto("about:blank");
	await page.goto(shared);
	await expect(cards(page)).toHaveCount(ofTopic3);
	await expect(
		main(page).getByRole("button", { name: "Topic 3" }),
	).toHaveAttribute("aria-pressed", "true");
	await main(page)
		.getByRole("button", { name: copy.feedList.allCategories, exact: true })
		.click();
	await main(page).getByRole("searchbox").fill("");
	await expect(page).toHaveURL(routes.blog);
});

test("a filter chosen further down starts at the first of its articles", async ({
	open,
	page,
}) => {
	const { perSource } = await fakeFeeds(page);
	const all = main(page).getByRole("button", {
		name: copy.feedList.allCategories,
		exact: true,
	});
	const topic = main(page).getByRole("button", { name: "Topic 3" });
	const ofTopic = Math.ceil((perSource - 3) / topics) * feedSources.length;
	await open(routes.blog);
	for (const [choice, count] of [
		[topic, ofTopic],
		[all, 12],
	] as const) {
		await all.click();
		await showCards(page, 48);
		await clickInPlace(page, choice);
		await expect(cards(page).first()).toBeInViewport();
		await expect(choice).toBeInViewport();
		await expect(cards(page)).toHaveCount(count);
	}
});

test("after five loads a button keeps the footer within reach", async ({
	open,
	page,
}) => {
	const { perSource } = await fakeFeeds(page);
	const total = perSource * feedSources.length;
	await open(routes.blog);
	await showCards(page, 72);
	await expect(cards(page)).toHaveCount(72);
	const footer = page.getByRole("contentinfo");
	await footer.scrollIntoViewIfNeeded();
	await expect(footer).toBeInViewport();
	const more = page.getByRole("button", { name: copy.feedList.showMore });
	await more.press("Enter");
	await expect(cards(page)).toHaveCount(84);
	await expect(main(page).getByText(shownOf(84, total))).toBeAttached();
	await expect(more).toBeFocused();
	// The last press removes the button.
	let shown = 84;
	while (shown + 12 < total) {
		shown += 12;
		await more.press("Enter");
		await expect(cards(page)).toHaveCount(shown);
	}
	await more.press("Enter");
	await expect(cards(page)).toHaveCount(total);
	await expect(more).toBeHidden();
	await expect(cards(page).nth(shown).getByRole("link")).toBeFocused();
});

test("nothing moves while the list loads, on a phone or a desktop", async ({
	page,
}) => {
	await fakeFeeds(page);
	const shifts = await watchShifts(page);
	for (const width of [360, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(routes.blog);
		await expect(cards(page)).toHaveCount(12);
		await page.evaluate(() => document.fonts.ready);
		expect(await shifts(), `at ${width} px`).toBe(0);
		await page.evaluate(() => localStorage.clear());
	}
});

test("a paper's remaining authors can be expanded", async ({ open, page }) => {
	await open(routes.research);
	const others = page.locator("summary", {
		hasText: patternOf(copy.feedList.authorsFolded),
	});
	// Wherever in the list such a paper is.
	await expect
		.poll(async () => {
			await page.keyboard.press("End");
			return others.count();
		})
		.toBeGreaterThan(0);
	const card = cards(page).filter({ has: others }).first();
	const names = await card.locator("details p").textContent();
	await expect(card.getByText(names ?? "")).toBeHidden();
	await card.locator(others).click();
	await expect(card.getByText(names ?? "")).toBeVisible();
});
