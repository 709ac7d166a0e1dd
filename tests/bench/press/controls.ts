import type { Browser, Page } from "playwright";
import {
	desk,
	durations,
	hydrated,
	openSlowed,
	phone,
	waitForEntry,
} from "#tests/bench/harness/browser.ts";

/** Resolves when the page has hydrated and finished what it then loads by itself. */
export async function settled(page: Page): Promise<void> {
	await hydrated(page);
	await page.waitForLoadState("networkidle");
}

export type Control = {
	name: string;
	selector: string;
	screen: typeof phone | typeof desk;
};

/** What visitors press first, each on a screen that has it. */
export const controls: Control[] = [
	{
		name: "sheet",
		selector: "header button[aria-haspopup=dialog]:not([aria-keyshortcuts])",
		screen: phone,
	},
	{ name: "search", selector: "button[aria-keyshortcuts]", screen: phone },
	{ name: "menu", selector: "header button[aria-expanded]", screen: desk },
	{
		name: "theme",
		selector: "header button:not([aria-haspopup], [aria-expanded])",
		screen: desk,
	},
	{ name: "chips", selector: "main button[aria-pressed=false]", screen: phone },
];

/** A button on an otherwise empty page: the least that this browser needs. */
export const emptyPage = {
	url: "data:text/html,<html data-hydrated><meta name=viewport content=width=device-width><button onclick=\"this.append('x')\">x",
	name: "empty page",
	selector: "button",
	screen: phone,
};

/**
 * Times the press of a control to the next paint, as the browser's Event Timing reports it: in
 * steps of 8 ms, and 16 where it was less.
 * @param isEarly presses at the first paint, while the page's scripts load and run
 * @returns NaN if the page has no such control or, with isEarly, none on the first screen
 */
export async function pressTime(
	browser: Browser,
	url: string,
	{ selector, screen }: Control,
	isEarly: boolean,
): Promise<number> {
	const page = await openSlowed(browser, screen);
	await page.addInitScript(keepPresses);
	await page.goto(url, { waitUntil: "commit" });
	await waitForEntry(page, "first-contentful-paint");
	if (!isEarly) await settled(page);
	const control = page.locator(`${selector} >> visible=true`).first();
	const exists = (await control.count()) > 0;
	if (exists && !isEarly) await control.scrollIntoViewIfNeeded();
	const box = exists ? await control.boundingBox() : null;
	// Nobody scrolls before the page has hydrated.
	const isSeen =
		box !== null && box.y < (page.viewportSize()?.height ?? 0) - box.height;
	if (isSeen) {
		const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
		if (screen === phone) await page.touchscreen.tap(...at);
		else await page.mouse.click(...at);
	}
	await settled(page);
	await page.waitForTimeout(300);
	const presses = await durations(page, "press");
	await page.close();
	return isSeen ? Math.max(16, ...presses) : Number.NaN;
}

/** Runs in the page: keeps all presses that the browser reports; by itself it keeps slow ones only. */
function keepPresses(): void {
	const observer = new PerformanceObserver((list) => {
		for (const event of list.getEntries() as PerformanceEventTiming[]) {
			const { startTime: start, duration, interactionId } = event;
			if (interactionId) performance.measure("press", { start, duration });
		}
	});
	// 16 ms is the least that the browser allows.
	const presses = { type: "event", durationThreshold: 16 };
	observer.observe(presses as PerformanceObserverInit);
}
