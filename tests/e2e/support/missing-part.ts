import type { Locator, Page } from "playwright/test";

/** The response for a file of an older version. */
export const gone = { status: 404, body: "Not found" };

export function losePartners(page: Page): Promise<unknown> {
	return page.route("**/assets/PartnersPage.*.js", (route) =>
		route.fulfill(gone),
	);
}

/** Counts the documents that the tab loads. */
export function countLoads(page: Page): () => number {
	let loads = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) loads += 1;
	});
	return () => loads;
}

/** Leaves the page, by a download, so that it stays after all. */
export async function startToLeave(page: Page): Promise<void> {
	await page.route("**/a-download", (route) =>
		route.fulfill({
			headers: { "content-disposition": "attachment; filename=words.txt" },
			body: "words",
		}),
	);
	const download = page.waitForEvent("download");
	await page.evaluate(() => location.assign("/a-download"));
	await download;
}

/** The notice that a part could not be loaded. */
export function notice(page: Page): Locator {
	return page.getByRole("alert");
}
