import type { Browser } from "playwright";
import { hydrated, openAtQuarter } from "./open-page.ts";

/** What visitors press first, and on which screen it stands. */
export const controls = [
	{
		name: "sheet",
		selector: "header button[aria-haspopup=dialog]:not([aria-keyshortcuts])",
		isPhone: true,
	},
	{ name: "search", selector: "button[aria-keyshortcuts]", isPhone: true },
	{ name: "menu", selector: "header button[aria-expanded]", isPhone: false },
	{
		name: "theme",
		selector: "header button:not([aria-haspopup], [aria-expanded])",
		isPhone: false,
	},
	{ name: "chips", selector: "main button[aria-pressed=false]", isPhone: true },
] as const;

/**
 * From the press of a control to the next frame that shows its effect, as the browser itself
 * counts it (Event Timing, in steps of 8 ms; 16 where it was less).
 * @param isEarly presses at the first paint, while the page's scripts come and run
 * @returns null where the page has no such control
 */
export async function pressTime(
	browser: Browser,
	url: string,
	{ selector, isPhone }: (typeof controls)[number],
	isEarly: boolean,
): Promise<number | null> {
	const { page, close } = await openAtQuarter(browser, isPhone);
	await page.addInitScript(() => {
		window.longestPress = 0;
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) {
				window.longestPress = Math.max(window.longestPress, duration);
			}
		}).observe({
			type: "event",
			durationThreshold: 16,
		} as PerformanceObserverInit);
	});
	await page.goto(url, { waitUntil: "commit" });
	await page.waitForFunction(
		() => performance.getEntriesByType("paint").length > 0,
	);
	if (!isEarly) await hydrated(page);
	const control = page.locator(`${selector} >> visible=true`).first();
	const box = (await control.count()) ? await control.boundingBox() : null;
	if (box) {
		const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
		if (isPhone) await page.touchscreen.tap(...at);
		else await page.mouse.click(...at);
	}
	await hydrated(page);
	await page.waitForTimeout(300);
	const longest = await page.evaluate(() => window.longestPress);
	await close();
	return box ? Math.max(16, longest) : null;
}

declare global {
	interface Window {
		longestPress: number;
	}
}
