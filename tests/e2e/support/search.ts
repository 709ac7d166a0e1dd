import { expect, type Locator, type Page } from "playwright/test";
import { copy } from "#tests/copy.ts";
import { categoryHref } from "#tests/samples.ts";
import { missingIcons } from "./icons.ts";

/** A page to search from. */
export const start = categoryHref;

export const searchButton = (page: Page) =>
	page.getByRole("button", { name: copy.frame.searchLabel, exact: true });
export const dialogOf = (page: Page) =>
	page.getByRole("dialog", { name: copy.searchWords.label });
export const inputOf = (page: Page) => dialogOf(page).getByRole("combobox");
export const rowsOf = (page: Page) => dialogOf(page).getByRole("option");
/** The row that leads to the page or section. */
export const rowTo = (page: Page, href: string) =>
	rowsOf(page).and(page.locator(`[href="${href}"]`));
/** The title of the preselected result. */
export const bestTitle = (page: Page) =>
	dialogOf(page)
		.getByRole("option", { selected: true })
		.locator("span span")
		.first()
		.innerText();
export const statusOf = (page: Page) => dialogOf(page).getByRole("status");

/** Returns the icons of the results whose shapes the page lacks. */
export const missingResultIcons = (page: Page) =>
	missingIcons(page, "dialog [role=option]");

/** Opens the search with its button, and waits for its initial content. */
export async function openSearch(page: Page): Promise<Locator> {
	await searchButton(page).click();
	await expect(rowsOf(page).first()).toBeVisible();
	return inputOf(page);
}

/** Opens the search and types a query. */
export async function searchFor(page: Page, query: string): Promise<Locator> {
	const input = await openSearch(page);
	await input.fill(query);
	return input;
}

/** Has a page prepare its search, which it does once, ahead of the first opening, and then opens it in another tab. */
export async function openOtherTab(page: Page): Promise<Page> {
	await searchButton(page).hover();
	await expect(page.locator("dialog [role=option]").first()).toBeAttached();
	const other = await page.context().newPage();
	await other.goto(page.url());
	return other;
}

const { clearLabel, clearWhat } = copy.searchWords;
/** Empties the query. */
export const clearButton = (page: Page) =>
	dialogOf(page).getByRole("button", { name: `${clearLabel} ${clearWhat}` });
export const closeButton = (page: Page) =>
	dialogOf(page).getByRole("button", { name: copy.searchWords.closeLabel });
