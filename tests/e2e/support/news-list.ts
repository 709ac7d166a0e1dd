import { expect, type Locator, type Page } from "playwright/test";
import { fill } from "#content/fill.ts";
import { copy } from "#tests/copy.ts";

// The list of news, as a reader finds it.

export const main = (page: Page) => page.getByRole("main");
export const cards = (page: Page) => main(page).getByRole("article");
export const topOf = (page: Page, title: string) =>
	cards(page)
		.filter({ has: page.getByRole("heading", { name: title, exact: true }) })
		.evaluate((card) => Math.round(card.getBoundingClientRect().top));

const { blog, feedList } = copy;
/** How the list names its new articles, as in "3 new articles". */
export const newArticles = (count: number) =>
	count === 1
		? fill(feedList.newItem, { noun: blog.noun.one })
		: fill(feedList.newItems, { count, noun: blog.noun.many });
/** What is said after a press on Show more. */
export const shownOf = (count: number, total: number) =>
	fill(feedList.shownOf, { count, total, noun: blog.noun.many });
/** The button that shows them. */
export const showNew = (page: Page, count: number) =>
	page.getByRole("button", {
		name: fill(feedList.show, { items: newArticles(count) }),
	});
/** The button that leads to those above the reader. */
export const goUpTo = (page: Page, count: number) =>
	page.getByRole("button", {
		name: fill(feedList.goUp, { items: newArticles(count) }),
	});

/** Scrolls down until so many cards are shown. */
export async function showCards(page: Page, count: number): Promise<void> {
	await expect(async () => {
		await cards(page).last().scrollIntoViewIfNeeded();
		expect(await cards(page).count()).toBeGreaterThanOrEqual(count);
	}).toPass();
}

/** Returns the title of the first card that is fully in view. */
export async function titleInView(page: Page): Promise<string> {
	return cards(page).evaluateAll(
		(all) =>
			all
				.find((card) => card.getBoundingClientRect().top > 80)
				?.querySelector("h2")?.textContent ?? "",
	);
}

/**
 * Clicks with the mouse; Playwright's own click would first scroll a sticky element to its static
 * position.
 */
export async function clickInPlace(page: Page, target: Locator): Promise<void> {
	const box = await target.boundingBox();
	if (!box) throw new Error("nothing to click");
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
