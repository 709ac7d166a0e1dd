import { expect, type Page } from "playwright/test";

/** Stops the page's installed clock a little ahead of where it stands, however busy the machine is. */
export async function stopClock(page: Page): Promise<void> {
	await expect(async () => {
		const now = await page.evaluate(() => Date.now());
		// Refused where more time than that has gone by meanwhile.
		await page.clock.pauseAt(now + 100);
	}).toPass({ timeout: 10_000, intervals: [0] });
}
