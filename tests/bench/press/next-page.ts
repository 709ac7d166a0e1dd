import type { Browser } from "playwright";
import { timeClick } from "../time-click.ts";
import { hydrated, openAtQuarter } from "./open-page.ts";

/** How long a pointer rests on a link before it is pressed, ms. */
const hoverMs = 500;

/**
 * From the press of a link to the frame that shows the next page's heading.
 * @param isHovered whether a pointer rested on the link before
 */
export async function nextPageTime(
	browser: Browser,
	url: string,
	path: string,
	isHovered: boolean,
): Promise<number> {
	const { page, close } = await openAtQuarter(browser, false);
	await page.goto(url);
	await hydrated(page);
	const link = page.locator(`a[href="${path}"] >> visible=true`).last();
	if (isHovered) {
		await link.hover();
		await page.waitForTimeout(hoverMs);
	}
	const time = await timeClick(link, "h1");
	await close();
	return time;
}
