import type { Page } from "playwright/test";
import { copy } from "#tests/copy.ts";
import { categoryHref } from "#tests/samples.ts";

/** What the sections are called. */
export const { sections } = copy.menuWords;
/** The sections' links besides the derived ones. */
const { links } = copy.menuWords;

/** Returns what the menu or the footer calls a page. @throws if neither leads there */
export function labelOf(path: string): string {
	const link = Object.values(links)
		.flat()
		.find(({ href }) => href === path);
	if (!link) throw new Error(`no link leads to ${path}`);
	return link.label;
}

/** How many links the footer has at least: those that it lists, without the company's facts. */
export const footerLinks = [
	copy.products,
	copy.extensions,
	copy.categories,
	...Object.values(links),
].flat().length;

/** A page with every kind of entry in its bar. */
export const start = categoryHref;
export const bar = (page: Page) =>
	page.getByRole("navigation", { name: copy.menuWords.mainLabel });
export const trigger = (page: Page, name: string) =>
	bar(page).getByRole("button", { name });
/** Opens the sheet, in a narrow window. */
export const menuButton = (page: Page) =>
	page.getByRole("button", { name: copy.menuWords.sheetLabel, exact: true });
export const panel = (page: Page) => bar(page).locator("[data-panel]");

/**
 * Returns the title of the section whose panel is open, or null, as assistive technology is told.
 */
export async function opened(page: Page): Promise<string | null> {
	const open = bar(page).locator("[aria-expanded=true]");
	return (await open.count()) === 0 ? null : open.textContent();
}
