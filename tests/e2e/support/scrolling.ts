import type { Page } from "playwright/test";

export const scrolled = (page: Page) =>
	page.evaluate(() => Math.round(scrollY));

/**
 * Scrolls to a position, overriding any smooth scroll in progress, and waits until the page stands
 * still.
 */
export async function goTo(page: Page, top: number): Promise<void> {
	await standsStill(page, top);
}

/**
 * Resolves once the page has not scrolled for ten frames, in each of which a smooth scroll would
 * have moved it.
 */
export async function isStill(page: Page): Promise<void> {
	await standsStill(page, null);
}

function standsStill(page: Page, top: number | null): Promise<void> {
	return page.evaluate(async (top) => {
		let last = top ?? scrollY;
		for (let stillFrames = 0; stillFrames < 10; ) {
			await new Promise(requestAnimationFrame);
			if (Math.round(scrollY) === Math.round(last)) {
				stillFrames++;
				continue;
			}
			stillFrames = 0;
			if (top === null) last = scrollY;
			else document.documentElement.scrollTop = top;
		}
	}, top);
}
