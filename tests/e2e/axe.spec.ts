import type { Page } from "playwright/test";
import { apiPaths, routes } from "#content/routes.ts";
import { copy, patternOf } from "#tests/copy.ts";
import {
	advisory,
	categoryHref,
	categoryQuery,
	service,
	serviceHref,
} from "#tests/samples.ts";
import { axeViolations } from "./support/axe.ts";
import { fieldOf, messageOf, sendButton } from "./support/contact.ts";
import { menuButton, sections } from "./support/menu.ts";
import { searchButton } from "./support/search.ts";
import { expect, test } from "./support/test.ts";
import { stopClocks } from "./support/toasts.ts";

// States that visitors can bring about; pages as they open are checked in every-page.spec.ts.
test.use({
	contextOptions: { reducedMotion: "reduce" },
	expectedFaults: [/console: .*status of (400|503)/],
});

test("axe reports no violations in the open menu", async ({ open, page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open("/");
	await page.getByRole("button", { name: sections.services }).click();
	await expect(
		page.getByRole("link", { name: service.menu.label }).first(),
	).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
});

test("axe reports no violations in the phone's menu", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await open(serviceHref);
	await menuButton(page).click();
	// In the section that is expanded.
	await expect(
		page.getByRole("dialog").locator("nav [aria-current=page]"),
	).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
});

/** Returns the violations on a desk and on a phone, by the width of the window. */
async function violationsAtWidths(
	page: Page,
): Promise<Record<number, string[]>> {
	const found: Record<number, string[]> = {};
	for (const width of [1440, 360]) {
		await page.setViewportSize({ width, height: 740 });
		found[width] = await axeViolations(page);
	}
	return found;
}
const none = { 1440: [], 360: [] };

test("axe reports no violations in the search: empty, with results and without", async ({
	open,
	page,
}) => {
	await open("/");
	await searchButton(page).click();
	const input = page.getByPlaceholder(copy.searchWords.placeholder);
	await expect(input).toBeFocused();
	expect(await violationsAtWidths(page), "empty").toEqual(none);
	await input.fill(categoryQuery);
	await expect(page.getByRole("option").first()).toBeVisible();
	expect(await violationsAtWidths(page), "with results").toEqual(none);
	await input.fill("qqqqzzzz");
	await expect(
		page.getByText(patternOf(copy.searchWords.noResults)).first(),
	).toBeVisible();
	expect(await violationsAtWidths(page), "without results").toEqual(none);
});

test("axe reports no violations in a refused message and its toast", async ({
	open,
	page,
}) => {
	await open(routes.contact);
	await page.route(`**${apiPaths.contact}`, (route) =>
		route.fulfill({ status: 400, json: { message: "Not this one." } }),
	);
	const send = sendButton(page);
	await send.click();
	await expect(fieldOf(page, "name")).toBeFocused();
	expect(await violationsAtWidths(page), "refused").toEqual(none);

	await fieldOf(page, "name").fill("Robin Tester");
	await fieldOf(page, "email_address").fill("robin@example.com");
	await messageOf(page).fill("Good morning");
	await send.click();
	const toast = page.locator(".Toastify__toast");
	await expect(toast).toBeVisible();
	await stopClocks(page);
	expect(await violationsAtWidths(page), "its toast").toEqual(none);
	await expect(toast).toBeVisible();
});

test("axe reports no violations in expanded details and an advisory search without results", async ({
	open,
	page,
}) => {
	test.skip(!advisory, "no advisory has been published");
	await open(routes.advisories);
	const summaries = await page
		.getByText(copy.advisoriesPage.detailsLabel)
		.all();
	// All are made alike, and a company may have published a hundred.
	for (const summary of summaries.slice(0, 5)) await summary.click();
	expect(await axeViolations(page)).toEqual([]);
	await page.getByLabel(copy.advisoriesPage.searchLabel).fill("qqqqzzzz");
	await expect(page.getByText(copy.advisoriesPage.empty.heading)).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
});

test("axe reports no violations in expanded questions", async ({
	open,
	page,
}) => {
	await open(serviceHref);
	for (const summary of await page.locator("summary").all()) {
		if (await summary.isVisible()) await summary.click();
	}
	expect(await axeViolations(page)).toEqual([]);
});

test("axe reports no violations in a news search without results", async ({
	open,
	page,
}) => {
	await open(routes.blog);
	const main = page.getByRole("main");
	await expect(main.getByRole("article").first()).toBeVisible();
	await main.getByRole("searchbox").fill("zzzz no such article");
	await expect(main.getByText(copy.blog.empty.heading)).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
});

test.describe("when no source can be read", () => {
	test.use({ expectedFaults: [/console: Failed to load resource/] });

	test("axe reports no violations in the news page", async ({ open, page }) => {
		await page.route(`**${apiPaths.feeds}*`, (route) => route.abort());
		await open(routes.blog);
		await expect(page.getByText(copy.blog.error.heading)).toBeVisible();
		expect(await axeViolations(page)).toEqual([]);
	});
});

// every-page.spec.ts checks these at 1440 and 360 px.
test("axe reports no violations in the comparison and similar services at 768 px", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 768, height: 900 });
	for (const path of [categoryHref, serviceHref]) {
		await open(path);
		expect(await axeViolations(page), path).toEqual([]);
	}
});
