import type { Page } from "playwright/test";
import { routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import {
	labelOf,
	menuButton,
	panel,
	sections,
	start,
	trigger,
} from "./support/menu.ts";
import { sheet } from "./support/menu-sheet.ts";
import { countLoads } from "./support/missing-part.ts";
import { follow, footerLink, heading } from "./support/navigation.ts";
import { cards } from "./support/news-list.ts";
import { dialogOf, rowsOf, searchButton } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

// The network fails for a moment, as in a tunnel. Chromium remembers a failed import for as long as the document lives.

test.use({ expectedFaults: [/ERR_FAILED|status of 503/] });

/** Loses the requests for a script of the site. @returns a function that waits for the first, and ends it */
async function lose(
	page: Page,
	file: string,
	status?: number,
): Promise<() => Promise<void>> {
	let isLost = false;
	// Not unrouted: whatever is requested while interception ends may never get a response.
	let isBack = false;
	await page.route(`**/assets/${file}.*.js`, async (route) => {
		if (isBack) return route.continue();
		await (status ? route.fulfill({ status }) : route.abort());
		isLost = true;
	});
	return async () => {
		await expect.poll(() => isLost, file).toBe(true);
		isBack = true;
		// The page has to notice as well: a press before that would wait for the request that was lost.
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	};
}

/** Whatever the part, its code is fetched by one function, to which both are the same. */
for (const [name, status] of [
	["no response", undefined],
	["an error of a CDN that cannot reach the site", 503],
] as const) {
	test(`the search whose code was lost as the mouse passed over its button, with ${name}, opens when pressed`, async ({
		open,
		page,
	}) => {
		const find = await lose(page, "SearchPalette", status);
		await open(start);
		await searchButton(page).hover();
		await find();
		await page.mouse.move(0, 600);
		await searchButton(page).click();
		await expect(rowsOf(page).first()).toBeVisible();
	});
}

for (const file of ["read-search-engine", "search-setup"]) {
	test(`the search that lost ${file} finds pages once told to try again`, async ({
		open,
		page,
	}) => {
		const find = await lose(page, file);
		await open(start);
		await searchButton(page).click();
		const retry = dialogOf(page).getByRole("button", {
			name: copy.searchWords.retryLabel,
		});
		await expect(retry).toBeVisible();
		await find();
		await retry.click();
		await expect(rowsOf(page).first()).toBeVisible();
	});
}

test("a panel whose code was lost as the mouse passed over the menu opens when pressed", async ({
	open,
	page,
}) => {
	const find = await lose(page, "MenuPanel");
	await open(start);
	await trigger(page, sections.company).hover();
	await find();
	await page.mouse.move(0, 600);
	await trigger(page, sections.company).click();
	await expect(panel(page)).toBeVisible();
});

test("the menu's sheet whose code was lost ahead of time opens when pressed", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	const find = await lose(page, "MenuTree");
	await open(start);
	await find();
	await menuButton(page).click();
	await expect(sheet(page).getByRole("navigation")).toBeVisible();
});

test("papers whose code was lost are there once told to try again", async ({
	open,
	page,
}) => {
	const find = await lose(page, "fetch-papers");
	await open(routes.research);
	const retry = page.getByRole("button", { name: copy.feedList.retry }).first();
	// It goes again once the page has tried by itself, seconds later.
	await retry.waitFor();
	await find();
	await retry.click();
	await expect(cards(page).first()).toBeVisible();
});

test("a link whose page was lost as the mouse passed over it opens the page, without loading the document", async ({
	open,
	page,
}) => {
	const find = await lose(page, "PartnersPage");
	await open(start);
	const loads = countLoads(page);
	const link = footerLink(page, labelOf(routes.partners));
	await link.hover();
	await find();
	await link.click();
	await expect(heading(page)).toHaveText(copy.partnersPage.heading);
	expect(loads()).toBe(0);
});

test("a page fades in although the library for that was lost, and nothing is reported", async ({
	open,
	page,
}) => {
	const find = await lose(page, "react-spring_web*");
	await open(start);
	await follow(page, labelOf(routes.partners), copy.partnersPage.heading);
	await find();
});
