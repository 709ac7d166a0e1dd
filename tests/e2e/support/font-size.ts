import type { Page } from "playwright/test";

/** Sets the size of text, in px, as a visitor's browser setting would; 16 is a browser's own. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", {
		fontSizes: { standard, fixed: (standard * 13) / 16 },
	});
}
