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

/** The notice that a part could not be loaded. */
export function notice(page: Page): Locator {
	return page.getByRole("alert");
}
