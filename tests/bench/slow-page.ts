import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import { startSite } from "#tests/start-site.ts";

/** How many times slower than this machine's the CPU is made. */
const slowDown = 4;

/** The built site in Chromium, without a network; SITE_FOLDER names another build. */
export async function startBrowser() {
	const site = await startSite(process.env.SITE_FOLDER);
	const browser = await chromium.launch({
		executablePath: chromiumPath(),
		args: chromiumArgs,
	});
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
			await page.locator("html[data-hydrated]").waitFor();
			const session = await page.context().newCDPSession(page);
			await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
			return page;
		},
		async close(): Promise<void> {
			await browser.close();
			await site.close();
		},
	};
}
