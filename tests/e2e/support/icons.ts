import type { Page } from "playwright/test";

/**
 * Returns the icons that a page refers to but does not have.
 * @param within selector of the part of the page that counts
 */
export function missingIcons(page: Page, within = "body"): Promise<string[]> {
	return page
		.locator(`${within} use`)
		.evaluateAll((uses) =>
			uses
				.map((use) => use.getAttribute("href") ?? "")
				.filter((href) => !document.querySelector(href)),
		);
}
