import type { Browser, Page } from "playwright";

/** A page in a browser without anything cached, its CPU at a quarter. */
export async function openAtQuarter(
	browser: Browser,
	isPhone: boolean,
): Promise<{ page: Page; close: () => Promise<void> }> {
	const context = await browser.newContext(
		isPhone
			? {
					viewport: { width: 412, height: 823 },
					deviceScaleFactor: 1.75,
					isMobile: true,
					hasTouch: true,
				}
			: { viewport: { width: 1440, height: 900 } },
	);
	const page = await context.newPage();
	page.setDefaultTimeout(60_000);
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	return { page, close: () => context.close() };
}

/** Resolves when the page has hydrated and what it does by itself after that is over. */
export async function hydrated(page: Page): Promise<void> {
	await page.waitForFunction(
		() => document.documentElement.dataset.hydrated !== undefined,
	);
	await page.waitForLoadState("networkidle");
}
