import type { Page } from "playwright/test";
import { copy } from "#tests/copy.ts";
import {
	serviceHeading,
	serviceHeadingId,
	serviceHref,
	serviceQuery,
} from "#tests/samples.ts";
import { messageOf } from "./support/contact.ts";
import { holdBack } from "./support/hydration.ts";
import {
	dialogOf,
	inputOf,
	openSearch,
	rowsOf,
	searchButton,
	start,
} from "./support/search.ts";
import { expect, test } from "./support/test.ts";

/** Resolves when the dialog has rendered, whether or not it is shown. */
const isRendered = (page: Page) =>
	page
		.locator(`dialog[aria-label="${copy.searchWords.label}"]`)
		.waitFor({ state: "attached" });

test.describe("opens", () => {
	test("with all the text typed before Enter while its code was loading, also if the button was pressed again", async ({
		open,
		page,
	}) => {
		const letGo = await holdBack(page, "**/assets/SearchPalette.*.js");
		await open(start);
		await searchButton(page).click();
		await page.keyboard.type(serviceQuery.slice(0, 2));
		await searchButton(page).click();
		await page.keyboard.type(`${serviceQuery.slice(2)}\n`);
		await expect(dialogOf(page)).toBeHidden();
		letGo();
		await expect(inputOf(page)).toHaveValue(serviceQuery);
		await expect(inputOf(page)).toBeFocused();
	});

	test("with the text typed after / and corrected while its code was loading, on the page where it was opened", async ({
		open,
		page,
	}) => {
		const letGo = await holdBack(page, "**/assets/SearchPalette.*.js");
		await open(start);
		await page.locator("footer a[href^='/']").first().focus();
		await page.keyboard.type(`/${serviceQuery}x`);
		await page.keyboard.press("Backspace");
		await page.keyboard.press("Enter");
		await expect(dialogOf(page)).toBeHidden();
		letGo();
		await expect(inputOf(page)).toHaveValue(serviceQuery);
		await expect(inputOf(page)).toBeFocused();
		await expect(page).toHaveURL(start);
	});

	test("with focus in the input, however soon it was closed before", async ({
		open,
		page,
	}) => {
		await open(start);
		await openSearch(page);
		for (let round = 0; round < 20; round += 1) {
			await page.keyboard.press("Escape");
			await page.keyboard.press("Control+k");
			await page.keyboard.type("abc");
			await expect(inputOf(page)).toHaveValue("abc");
			await expect(inputOf(page)).toBeFocused();
		}
	});

	test("not after Escape while its code was loading", async ({
		open,
		page,
	}) => {
		const letGo = await holdBack(page, "**/assets/SearchPalette.*.js");
		await open(start);
		await page.keyboard.press("Control+k");
		await expect(searchButton(page)).toHaveAttribute("aria-busy", "true");
		await page.keyboard.press("Escape");
		await expect(searchButton(page)).toHaveAttribute("aria-busy", "false");
		const loaded = page.waitForResponse("**/assets/SearchPalette.*.js");
		letGo();
		await loaded;
		await isRendered(page);
		await expect(dialogOf(page)).toBeHidden();
	});

	test("not once the visitor has gone on to a field while its code was loading, which takes what is typed", async ({
		open,
		page,
	}) => {
		const letGo = await holdBack(page, "**/assets/SearchPalette.*.js");
		await open("/company/contact");
		const message = messageOf(page);
		await message.focus();
		await page.keyboard.press("Control+k");
		await page.keyboard.type("for the search");
		await expect(message).toBeEmpty();
		// The field has the focus already.
		await message.click();
		await page.keyboard.type("Hello, ");
		await searchButton(page).click();
		// As by the key for the next field, or by voice.
		await message.focus();
		await page.keyboard.type("you");
		await expect(message).toHaveValue("Hello, you");
		await expect(searchButton(page)).toHaveAttribute("aria-busy", "false");
		letGo();
		await isRendered(page);
		await expect(dialogOf(page)).toBeHidden();
		await searchButton(page).click();
		await expect(inputOf(page)).toHaveValue("");
	});

	test("not on another page than the one where it was opened", async ({
		open,
		page,
	}) => {
		const letGo = await holdBack(page, "**/assets/SearchPalette.*.js");
		await open(start);
		await page.locator(`main a[href="${serviceHref}"]`).first().click();
		await expect(page).toHaveURL(serviceHref);
		await searchButton(page).click();
		await page.goBack();
		await expect(page).toHaveURL(start);
		letGo();
		await isRendered(page);
		await expect(dialogOf(page)).toBeHidden();
	});

	test("with its code fetched on intent, not with the page", async ({
		open,
		page,
	}) => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		const isAskedFor = () => asked.some((url) => url.includes("SearchPalette"));
		await open(start);
		await page.waitForLoadState("networkidle");
		expect(isAskedFor()).toBe(false);
		await searchButton(page).hover();
		await expect.poll(isAskedFor).toBe(true);
	});
});

test("an Enter that confirms a composed word opens nothing, in Safari either, which says so by its code alone", async ({
	open,
	page,
}) => {
	const respond = await holdBack(page, "**/search.json");
	await open(start);
	await searchButton(page).click();
	await inputOf(page).fill(serviceQuery);
	await inputOf(page).dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
	respond();
	await expect(rowsOf(page).first()).toBeVisible();
	await expect(page).toHaveURL(start);
});

test("Enter pressed before the results have loaded moves the focus to the section of this page that is the best", async ({
	open,
	page,
}) => {
	const respond = await holdBack(page, "**/search.json");
	await open(serviceHref);
	await searchButton(page).click();
	await inputOf(page).fill(serviceHeading.toLowerCase());
	await inputOf(page).press("Enter");
	respond();
	await expect(page).toHaveURL(`${serviceHref}#${serviceHeadingId}`);
	await expect(page.locator(`#${serviceHeadingId}`)).toBeFocused();
});
