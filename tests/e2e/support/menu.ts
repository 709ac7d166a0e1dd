import type { Page } from "playwright/test";
import { categoryHref } from "#tests/samples.ts";

/** A page with every kind of entry in its bar. */
export const start = categoryHref;
export const bar = (page: Page) =>
	page.getByRole("navigation", { name: "Main" });
export const trigger = (page: Page, name: string) =>
	bar(page).getByRole("button", { name });
export const panel = (page: Page) => bar(page).locator("[data-panel]");

/**
 * Returns the title of the section whose panel is open, or null, as assistive technology is told.
 */
export async function opened(page: Page): Promise<string | null> {
	const open = bar(page).locator("[aria-expanded=true]");
	return (await open.count()) === 0 ? null : open.textContent();
}
