import { expect, type Page } from "playwright/test";

/**
 * Stops the page's installed clock slightly ahead of its current time, however busy the machine is.
 */
export async function stopClock(page: Page): Promise<void> {
	await expect(async () => {
		const now = await page.evaluate(() => Date.now());
		// Playwright refuses if more time than that has passed meanwhile.
		await page.clock.pauseAt(now + 100);
	}).toPass({ timeout: 10_000, intervals: [0] });
}
