import type { Page } from "playwright/test";
import { apiPaths } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { fillIn } from "./contact.ts";
import { heading } from "./navigation.ts";
import { expect } from "./test.ts";

// Steps of a visit; each ends once its effect is seen.

/** Its result shows the first word of the query; the others are marked by the translation. */
export const search = (query: string) => async (page: Page) => {
	await page.getByRole("combobox").fill(query);
	await expect(page.getByRole("dialog")).toContainText(
		query.split(" ")[0] ?? "",
	);
};
export const press = (selector: string, seen: string) => async (page: Page) => {
	await page.locator(selector).first().click();
	await expect(page.locator(seen).first()).toBeVisible();
};
export const filter =
	(words: string, articles: number) => async (page: Page) => {
		await page.locator("main").getByRole("searchbox").fill(words);
		const cards = page.locator("main article");
		if (articles === 0) await expect(cards).toHaveCount(0);
		else await expect(cards).not.toHaveCount(0);
	};
export const chip = (place: number) => {
	const selector = `main fieldset button:nth-of-type(${place})`;
	return press(selector, `${selector}[aria-pressed=true]`);
};
/** Follows a link of the current page without a full load. */
export const visit = (path: string) => async (page: Page) => {
	const before = await heading(page).textContent();
	await page.locator(`a[href="${path}"]`).last().dispatchEvent("click");
	await expect(page).toHaveURL(path);
	await expect(heading(page)).not.toHaveText(before ?? "");
};
/** Presses a button that changes a text. */
export const change = (button: string, text: string) => async (page: Page) => {
	const changing = page.locator(text).first();
	const before = await changing.textContent();
	await page.locator(button).first().click();
	await expect(changing).not.toHaveText(before ?? "");
};
/** Sends the form, and lets the API respond only once the button says that it is being sent. */
export const send = (status: number) => async (page: Page) => {
	let respond = () => {};
	const sending = new Promise<void>((resolve) => {
		respond = resolve;
	});
	await page.route(
		`**${apiPaths.contact}`,
		async (route) => {
			await sending;
			await route.fulfill({ status, json: { message: `Status ${status}` } });
		},
		{ times: 1 },
	);
	await fillIn(page, "A question");
	const button = page.locator("main [type=submit]");
	await button.click();
	await expect(button).toContainText(copy.contact.sendingLabel);
	respond();
	await expect(button).toContainText(copy.contact.sendLabel);
};
