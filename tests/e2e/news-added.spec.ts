import type { Page } from "playwright/test";
import { routes } from "#content/routes.ts";
import { firstSource } from "#tests/samples.ts";
import { type FakeFeeds, fakeFeeds } from "./support/feeds.ts";
import {
	cards,
	clickInPlace,
	goUpTo,
	main,
	newArticles,
	showCards,
	showNew,
	titleInView,
	topOf,
} from "./support/news-list.ts";
import { isStill } from "./support/scrolling.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// Articles that are new while a visitor reads further down.

test.use({
	expectedFaults: [/console: Failed to load resource/],
	viewport: { width: 1440, height: 900 },
});

/** Opens the list, and scrolls far enough down that newer articles wait. The page's clock is installed. */
async function readOn(page: Page): Promise<FakeFeeds> {
	await page.clock.install();
	const feeds = await fakeFeeds(page);
	await page.goto(routes.blog);
	await isHydrated(page);
	await showCards(page, 24);
	return feeds;
}

test("new articles are shown on request, and the reader's position stays", async ({
	page,
}) => {
	const feeds = await readOn(page);
	await page.evaluate(() => scrollBy(0, -400));
	const title = await titleInView(page);
	const top = await topOf(page, title);
	await expect(main(page).locator("time").first()).toHaveText("just now");
	await page.clock.runFor(121_000);
	await expect(main(page).locator("time").first()).toHaveText("2 minutes ago");

	feeds.added = 3;
	await page.clock.runFor(180_000);
	const show = showNew(page, 3);
	await expect(show).toBeInViewport();
	await expect(
		main(page)
			.getByRole("status")
			.filter({ hasText: newArticles(3) }),
	).toHaveCount(1);
	expect(await topOf(page, title)).toBe(top);
	await clickInPlace(page, show);
	await expect(show).toBeHidden();
	// The article is in another column now, at the same height except for rounding of a pixel.
	expect(Math.abs((await topOf(page, title)) - top)).toBeLessThanOrEqual(1);
	await expect(cards(page).first()).toContainText(
		`${firstSource} ${feeds.perSource + feeds.added - 1}`,
	);
	await expect(main(page).locator("time").first()).toHaveText("just now");

	const up = goUpTo(page, 3);
	await clickInPlace(page, up);
	await expect(cards(page).first()).toBeInViewport();
	await expect(cards(page).first().getByRole("link")).toBeFocused();
	await expect(up).toBeHidden();

	// A reader at the top sees them appear there.
	feeds.added = 4;
	await page.clock.runFor(300_000);
	await showNew(page, 1).click();
	await expect(cards(page).first()).toContainText(
		`${firstSource} ${feeds.perSource + feeds.added - 1}`,
	);
	await expect(cards(page).first().getByRole("link")).toBeFocused();
});

test("the new articles above a reader are no longer offered once another filter shows another list", async ({
	page,
}) => {
	const feeds = await readOn(page);
	feeds.added = 3;
	await page.clock.runFor(301_000);
	await clickInPlace(page, showNew(page, 3));
	const up = goUpTo(page, 3);
	await expect(up).toBeVisible();
	await main(page).getByRole("searchbox").fill("no such article");
	await expect(cards(page)).toHaveCount(0);
	await expect(up).toBeHidden();
	await main(page).getByRole("searchbox").fill("");
	await expect(cards(page)).toHaveCount(12);
	await expect(up).toBeHidden();
});

test("the new articles above a reader are no longer offered once the reader has scrolled up to them", async ({
	page,
}) => {
	const feeds = await readOn(page);
	feeds.added = 3;
	await page.clock.runFor(301_000);
	await clickInPlace(page, showNew(page, 3));
	const up = goUpTo(page, 3);
	await expect(up).toBeFocused();
	const first = cards(page).first();
	/** Scrolls until so much of the first article is below the bar and the button. */
	const showFirst = (height: number) =>
		first.evaluate((card, height) => {
			const { scrollPaddingTop } = getComputedStyle(document.documentElement);
			const { bottom } = card.getBoundingClientRect();
			scrollBy(0, bottom - Number.parseFloat(scrollPaddingTop) - height);
		}, height);
	await showFirst(-20);
	await isStill(page);
	await expect(up).toBeInViewport();
	await showFirst(40);
	await expect(up).toBeHidden();
	await expect(first.getByRole("link")).toBeFocused();
	await showCards(page, 24);
	await expect(up).toBeHidden();
});
