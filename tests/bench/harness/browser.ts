import type { CDPSession, Locator, Page } from "playwright";

/** The screen of Lighthouse's mobile runs. */
export const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};

/** Makes a page's CPU this many times slower than the machine's. */
export async function slowDown(page: Page, rate = 4): Promise<CDPSession> {
	// A busy machine only makes it slow.
	page.setDefaultTimeout(120_000);
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate });
	return session;
}

export async function hydrated(page: Page): Promise<void> {
	await page.locator("html[data-hydrated]").waitFor();
}

/** Loads a page at full speed, and slows its CPU down once it has hydrated. */
export async function openHydrated(page: Page, url: string): Promise<void> {
	await page.goto(url);
	await hydrated(page);
	await slowDown(page);
}

/** Waits for a paint, mark or measure of this name. */
export async function waitForEntry(page: Page, name: string): Promise<void> {
	await page.waitForFunction(
		(name) => performance.getEntriesByName(name).length > 0,
		name,
	);
}

/** Returns the duration in ms of each measure of this name in a page. */
export function durations(page: Page, name: string): Promise<number[]> {
	return page.evaluate(
		(name) =>
			performance.getEntriesByName(name).map(({ duration }) => duration),
		name,
	);
}

/**
 * Clicks, and waits until the first element of a selector appears or its text changes.
 * @returns milliseconds from the click to the next frame
 */
export function timeClick(button: Locator, selector: string): Promise<number> {
	return button.evaluate(
		(element: HTMLElement, selector) =>
			new Promise<number>((resolve) => {
				const before = document.querySelector(selector)?.textContent;
				const clickedAt = performance.now();
				new MutationObserver((_, observer) => {
					const now = document.querySelector(selector)?.textContent;
					if (now === undefined || now === before) return;
					observer.disconnect();
					requestAnimationFrame(() => resolve(performance.now() - clickedAt));
				}).observe(document, {
					attributes: true,
					characterData: true,
					childList: true,
					subtree: true,
				});
				element.click();
			}),
		selector,
	);
}

/**
 * Follows a link to another page.
 * @param isHovered whether the pointer rests on the link for half a second first
 * @returns ms from the press to the frame with the next page's heading
 */
export async function timeLink(
	page: Page,
	path: string,
	isHovered: boolean,
): Promise<number> {
	const link = page.locator(`a[href="${path}"] >> visible=true`).last();
	if (isHovered) {
		await link.hover();
		await page.waitForTimeout(500);
	}
	return timeClick(link, "h1");
}

/**
 * Types queries letter by letter, each a few times, emptying the field after each.
 * @param region selector of the part of the page that a letter changes
 * @param pauseMs between two letters
 * @returns for each query its rounds, each with ms from every letter's input event to the first
 * change in the region; a letter that changes nothing has no entry
 */
export async function timeKeystrokes(
	input: Locator,
	region: string,
	queries: string[],
	rounds: number,
	pauseMs: number,
): Promise<number[][][]> {
	await input.evaluate((field, selector) => {
		let start = 0;
		field.addEventListener("input", ({ timeStamp }) => {
			start = timeStamp;
		});
		new MutationObserver(() => {
			const end = performance.now();
			if (start > 0) performance.measure("keystroke", { start, end });
			start = 0;
		}).observe(document.querySelector(selector) ?? document, {
			characterData: true,
			childList: true,
			subtree: true,
		});
	}, region);
	const times: number[][][] = [];
	for (const query of queries) {
		const tries: number[][] = [];
		for (let round = 0; round < rounds; round += 1) {
			await input.pressSequentially(query, { delay: pauseMs });
			tries.push(await durations(input.page(), "keystroke"));
			await input.fill("");
			await input.page().waitForTimeout(3 * pauseMs);
			await input.evaluate(() => performance.clearMeasures("keystroke"));
		}
		times.push(tries);
	}
	return times;
}
