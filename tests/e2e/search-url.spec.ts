import { searchHref } from "#content/routes.ts";
import { service, serviceHref, serviceQuery } from "#tests/samples.ts";
import { dialogOf } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

test("a URL with a search query opens the search with its results", async ({
	open,
	page,
}) => {
	await open(searchHref(serviceQuery));

	const dialog = dialogOf(page);
	await expect(dialog.getByRole("combobox")).toHaveValue(serviceQuery);
	const result = dialog
		.getByRole("option", { name: service.menu.label })
		.first();
	await expect(result).toBeVisible();
	await result.click();
	await expect(page).toHaveURL(new RegExp(serviceHref));
	await expect(dialog).toBeHidden();
});

test("a URL with an empty search parameter opens nothing", async ({
	open,
	page,
}) => {
	await open(searchHref(""));
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a URL with a search query shows the page as usual", async ({
		page,
	}) => {
		const response = await page.goto(searchHref("cloud bill"));
		expect(response?.status()).toBe(200);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});
});
