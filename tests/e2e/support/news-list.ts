import { expect, type Locator, type Page } from "playwright/test";

// The list of news, as a reader finds it.

export const main = (page: Page) => page.getByRole("main");
export const cards = (page: Page) => main(page).getByRole("article");
export const topOf = (page: Page, title: string) =>
	cards(page)
		.filter({ has: page.getByRole("heading", { name: title, exact: true }) })
		.evaluate((card) => Math.round(card.getBoundingClientRect().top));

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
