import type { Page } from "playwright/test";

/** Tells the page that it has come back from the back/forward cache, which Playwright turns off. */
export function returnFromCache(page: Page): Promise<boolean> {
	return page.evaluate(() =>
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
	);
}
