import type { Browser, Page } from "playwright";
import { hydrated, phone, slowDown } from "../harness/browser.ts";

const desk = { viewport: { width: 1440, height: 900 } };

/** A page in a browser without anything cached, its CPU at a quarter. */
export async function openPage(
	browser: Browser,
	isPhone: boolean,
): Promise<Page> {
	const context = await browser.newContext(isPhone ? phone : desk);
	const page = await context.newPage();
	page.setDefaultTimeout(60_000);
	await slowDown(page);
	return page;
}

/** Resolves when the page has hydrated and what it does by itself after that is over. */
export async function settled(page: Page): Promise<void> {
	await hydrated(page);
	await page.waitForLoadState("networkidle");
}

export type Control = { name: string; selector: string; isPhone: boolean };

/** What visitors press first, and on which screen it stands. */
export const controls: Control[] = [
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
];

/** A button on an otherwise empty page: what this browser takes at least. */
export const emptyPage =
	"data:text/html,<html data-hydrated><meta name=viewport content=width=device-width><button onclick=\"this.append('x')\">x";
export const emptyPageControl = {
	name: "empty page",
	selector: "button",
	isPhone: true,
};

/**
 * From the press of a control to the next frame that shows its effect, as the browser itself
 * counts it (Event Timing, in steps of 8 ms; 16 where it was less).
 * @param isEarly presses at the first paint, while the page's scripts come and run
 * @returns null where the page has no such control
 */
export async function pressTime(
	browser: Browser,
	url: string,
	{ selector, isPhone }: Control,
	isEarly: boolean,
): Promise<number | null> {
	const page = await openPage(browser, isPhone);
	await page.addInitScript(() => {
		window.longestPress = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as PressEntry[]) {
				// Those without a number are no presses: the pointer that gets there, enters and leaves.
				if (!entry.interactionId) continue;
				window.longestPress = Math.max(window.longestPress, entry.duration);
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
	if (!isEarly) await settled(page);
	const control = page.locator(`${selector} >> visible=true`).first();
	const exists = (await control.count()) > 0;
	if (exists && !isEarly) await control.scrollIntoViewIfNeeded();
	const box = exists ? await control.boundingBox() : null;
	// Below the first screen nobody presses before the page has hydrated.
	const isSeen =
		box !== null && box.y < (page.viewportSize()?.height ?? 0) - box.height;
	if (isSeen) {
		const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
		if (isPhone) await page.touchscreen.tap(...at);
		else await page.mouse.click(...at);
	}
	await settled(page);
	await page.waitForTimeout(300);
	const longest = await page.evaluate(() => window.longestPress);
	await page.context().close();
	return isSeen ? Math.max(16, longest) : null;
}

type PressEntry = PerformanceEventTiming & { interactionId: number };

declare global {
	interface Window {
		longestPress: number;
	}
}
