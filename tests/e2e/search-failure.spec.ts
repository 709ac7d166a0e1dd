import type { Page, Route } from "playwright/test";
import { maxLoadMs } from "#frontend/hooks/load-in-time.ts";
import { copy } from "#tests/copy.ts";
import { serviceQuery } from "#tests/samples.ts";
import { holdBack } from "./support/hydration.ts";
import {
	dialogOf,
	inputOf,
	missingResultIcons,
	openSearch,
	rowsOf,
	searchButton,
	start,
	statusOf,
} from "./support/search.ts";
import { expect, test } from "./support/test.ts";
import { toasts } from "./support/toasts.ts";

const retryButton = (page: Page) =>
	dialogOf(page).getByRole("button", { name: copy.searchWords.retryLabel });

test.describe("when the line stalls", () => {
	test.beforeEach(({ page }) => page.clock.install());

	test("the dialog says after a while that it could not be loaded, until it has been", async ({
		open,
		page,
	}) => {
		const respond = await holdBack(page, "**/search.json");
		await open(start);
		await searchButton(page).click();
		await inputOf(page).fill(serviceQuery);
		await expect(statusOf(page)).toBeEmpty();
		await page.clock.fastForward(maxLoadMs);
		await expect(statusOf(page)).toHaveText(copy.searchWords.failed);
		respond();
		await expect(rowsOf(page).first()).toBeVisible();
		await expect(statusOf(page)).not.toContainText(copy.searchWords.failed);
		await expect(retryButton(page)).toBeHidden();
	});

	test("a search whose own code has not come says so after a while, and opens once it has", async ({
		open,
		page,
	}) => {
		const respond = await holdBack(page, "**/assets/SearchPalette.*.js");
		await open(start);
		await searchButton(page).click();
		await expect(searchButton(page)).toHaveAttribute("aria-busy", "true");
		await page.clock.fastForward(maxLoadMs);
		await expect(toasts(page)).toContainText(copy.frame.searchFailed);
		await expect(searchButton(page)).toHaveAttribute("aria-busy", "false");
		await searchButton(page).click();
		respond();
		await expect(rowsOf(page).first()).toBeVisible();
		await page.clock.fastForward(maxLoadMs);
		await expect(dialogOf(page)).toBeVisible();
	});

	test("it can ask again, and says again if that takes as long", async ({
		open,
		page,
	}) => {
		const unanswered: Route[] = [];
		await page.route("**/search.json", (route) => {
			if (unanswered.length === 2) return route.continue();
			unanswered.push(route);
		});
		await open(start);
		await searchButton(page).click();
		await dialogOf(page).waitFor();
		await expect.poll(() => unanswered.length).toBe(1);
		await page.clock.fastForward(maxLoadMs);
		await retryButton(page).click();
		await expect(statusOf(page)).toBeEmpty();
		await page.clock.fastForward(maxLoadMs);
		await expect(statusOf(page)).toHaveText(copy.searchWords.failed);
		await retryButton(page).click();
		await expect(rowsOf(page).first()).toBeVisible();
		// Closing the page would wait for them.
		for (const route of unanswered) await route.continue();
	});
});

test.describe("when the network fails", () => {
	test.use({ expectedFaults: [/ERR_FAILED/] });

	test("the dialog says so and can retry", async ({ open, page }) => {
		let isBack = false;
		await page.route("**/search.json", (route) =>
			isBack ? route.continue() : route.abort(),
		);
		await open(start);
		await searchButton(page).click();
		await expect(retryButton(page)).toBeVisible();
		await expect(statusOf(page)).toHaveText(copy.searchWords.failed);
		isBack = true;
		await retryButton(page).press("Enter");
		await expect(rowsOf(page).first()).toBeVisible();
		await expect(inputOf(page)).toBeFocused();
		await expect(statusOf(page)).toBeEmpty();
	});

	test("results without icons are listed, with icons the next time", async ({
		open,
		page,
	}) => {
		await page.route("**/icons.*.svg", (route) => route.abort());
		await open(start);
		await openSearch(page);
		expect(await missingResultIcons(page)).not.toEqual([]);
		await page.unroute("**/icons.*.svg");
		await page.keyboard.press("Escape");
		await openSearch(page);
		await expect.poll(() => missingResultIcons(page)).toEqual([]);
	});
});
