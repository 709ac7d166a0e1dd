import {
	type BrowserContextOptions,
	type CDPSession,
	chromium,
	type Locator,
	type Page,
} from "playwright";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import { startSite } from "#tests/start-site.ts";

/** The screen that Lighthouse's mobile runs have. */
export const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};

export function launch(args: string[] = [], executablePath = chromiumPath()) {
	return chromium.launch({ executablePath, args: [...chromiumArgs, ...args] });
}

/** Makes a page's CPU slower than this machine's, a quarter if nothing else is said. */
export async function slowDown(page: Page, rate = 4): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate });
	return session;
}

export async function hydrated(page: Page): Promise<void> {
	await page.locator("html[data-hydrated]").waitFor();
}

/** The built site in Chromium, without a network. */
export async function startBrowser() {
	const site = await startSite();
	const browser = await launch();
	return {
		/**
		 * Opens a page in a new context, and slows the CPU once it is hydrated.
		 * @param prepare called before the page loads
		 */
		async open(
			path: string,
			prepare: (page: Page) => Promise<unknown>,
			options: BrowserContextOptions = {},
		): Promise<Page> {
			const page = await browser.newPage(options);
			await page.route(
				({ href }) => !href.startsWith(site.url) || href.includes("/api/"),
				(route) => route.abort(),
			);
			await prepare(page);
			await page.goto(site.url + path);
			await hydrated(page);
			await slowDown(page);
			return page;
		},
		async close(): Promise<void> {
			await browser.close();
			await site.close();
		},
	};
}

/**
 * Clicks, and waits until the first element of a selector is there or says something else.
 * @returns milliseconds from the click to the frame after that
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
 * Goes to another page by a link.
 * @param isHovered whether a pointer rests on the link for half a second before
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
