import type { Page } from "playwright/test";
import { expect, test } from "./support/test.ts";

async function openDialog(page: Page) {
	await page
		.getByRole("banner")
		.getByRole("button", { name: "Search" })
		.click();
	const input = page.getByPlaceholder("Search everything...");
	await expect(input).toBeFocused();
	return input;
}

test("finds a page by its words, and Enter goes there", async ({
	open,
	page,
}) => {
	await open("/");
	const input = await openDialog(page);
	await input.fill("finops");
	await expect(
		page.getByRole("dialog").getByText("FinOps", { exact: true }).first(),
	).toBeVisible();
	await input.press("Enter");

	await expect(page).toHaveURL("/services/id/cloud/finops");
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("says in its words that nothing was found", async ({ open, page }) => {
	await open("/");
	const input = await openDialog(page);
	await input.fill("qqqqzzzz");
	await expect(
		page.getByText('No results found for "qqqqzzzz"').first(),
	).toBeVisible();
});

test("closes on Escape and forgets the words", async ({ open, page }) => {
	await open("/");
	const input = await openDialog(page);
	await input.fill("cloud");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(await openDialog(page)).toHaveValue("");
});

test("is never wider than 800 pixels nor its results higher than 60% of the window", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open("/");
	const input = await openDialog(page);
	await input.fill("a");
	const results = page.getByRole("listbox");
	await expect(results).toBeVisible();
	const dialog = await page.getByRole("dialog").boundingBox();
	expect(dialog?.width).toBeLessThanOrEqual(800);
	expect((await results.boundingBox())?.height).toBeLessThanOrEqual(540);
});
