import type { Page } from "playwright/test";
import { routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { serviceHref, serviceQuery } from "#tests/samples.ts";
import { messageOf, toast } from "./support/contact.ts";
import { openBeforeHydration } from "./support/hydration.ts";
import { isStill } from "./support/scrolling.ts";
import {
	closeButton,
	dialogOf,
	inputOf,
	openSearch,
	rowsOf,
	searchButton,
	searchFor,
	start,
} from "./support/search.ts";
import { expect, test } from "./support/test.ts";

test.describe("opens", () => {
	test("from the button, with the focus in the input", async ({
		open,
		page,
	}) => {
		await open(start);
		const input = await openSearch(page);
		await expect(input).toBeFocused();
		await expect(input).toHaveAttribute(
			"placeholder",
			copy.searchWords.placeholder,
		);
	});

	for (const keys of ["Meta+k", "Control+k", "/"]) {
		test(`on ${keys}, without typing the key into the input`, async ({
			open,
			page,
		}) => {
			await open(start);
			await page.keyboard.press(keys);
			await expect(inputOf(page)).toBeFocused();
			await expect(inputOf(page)).toHaveValue("");
		});
	}

	test("not on / while typing in another field", async ({ open, page }) => {
		await open(routes.contact);
		const message = messageOf(page);
		await message.click();
		await page.keyboard.type("and/or");
		await expect(message).toHaveValue(/and\/or$/);
		await expect(dialogOf(page)).toBeHidden();
	});

	test("not on / once it has been turned off, before hydration or after", async ({
		open,
		page,
	}) => {
		const { slashKey, slashKeyOff, slashKeyOn } = copy.searchActions;
		const choose = async () => {
			await page.keyboard.press("Control+k");
			await inputOf(page).fill(slashKey.title);
			await rowsOf(page).filter({ hasText: slashKey.title }).first().click();
		};
		await open(start);
		await choose();
		await expect(toast(page, slashKeyOff)).toBeVisible();
		await page.keyboard.press("/");
		await expect(dialogOf(page)).toBeHidden();

		const hydrate = await openBeforeHydration(page, start);
		await page.keyboard.press("/");
		await hydrate();
		await expect(dialogOf(page)).toBeHidden();
		await page.keyboard.press("/");
		await expect(dialogOf(page)).toBeHidden();

		await choose();
		await expect(toast(page, slashKeyOn)).toBeVisible();
		await page.keyboard.press("/");
		await expect(dialogOf(page)).toBeVisible();
	});

	test("from the documentation page", async ({ open, page }) => {
		await open(routes.docs);
		await page.getByRole("button", { name: copy.docs.searchLabel }).click();
		await expect(inputOf(page)).toBeFocused();
	});
});

test.describe("closes and clears the query", () => {
	const ways: [string, (page: Page) => Promise<void>][] = [
		["on Escape", (page) => page.keyboard.press("Escape")],
		["on Ctrl+K", (page) => page.keyboard.press("Control+k")],
		["on a click outside", (page) => page.mouse.click(20, 600)],
		["on the close button", (page) => closeButton(page).click()],
	];
	for (const [name, close] of ways) {
		test(name, async ({ open, page }) => {
			await open(start);
			const input = await searchFor(page, serviceQuery);
			await close(page);
			await expect(dialogOf(page)).toBeHidden();
			await expect(searchButton(page)).toBeFocused();
			await page.keyboard.press("Enter");
			await expect(input).toHaveValue("");
		});
	}

	test("but not when a selection is dragged out of the input", async ({
		open,
		page,
	}) => {
		await open(start);
		const input = await searchFor(page, serviceQuery);
		await input.hover();
		await page.mouse.down();
		await page.mouse.move(20, 600);
		await page.mouse.up();
		await expect(input).toHaveValue(serviceQuery);
	});
});

test("/ pressed at once after Escape opens it again", async ({
	open,
	page,
}) => {
	await open(start);
	await page.keyboard.press("/");
	await expect(inputOf(page)).toBeFocused();
	await page.keyboard.type("a");
	await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("/")]);
	await expect(inputOf(page)).toBeFocused();
	await expect(inputOf(page)).toHaveValue("");
});

test("the page behind the dialog does not scroll", async ({ open, page }) => {
	await open(start);
	await openSearch(page);
	await page.mouse.move(20, 600);
	await page.evaluate(() =>
		addEventListener("wheel", () => document.body.setAttribute("wheeled", "")),
	);
	await page.mouse.wheel(0, 500);
	await expect(page.locator("body[wheeled]")).toBeAttached();
	await isStill(page);
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await page.keyboard.press("Escape");
	await page.mouse.wheel(0, 500);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test.describe("on a phone", () => {
	test.use({
		viewport: { width: 360, height: 740 },
		hasTouch: true,
		isMobile: true,
	});

	test("a tap opens it, and a tap on a result opens that page", async ({
		open,
		page,
	}) => {
		await open(start);
		await searchButton(page).tap();
		await inputOf(page).fill(serviceQuery);
		const box = await dialogOf(page).boundingBox();
		expect(box).toMatchObject({ x: 0, y: 0, width: 360 });
		await rowsOf(page).first().tap();
		await expect(page).toHaveURL(serviceHref);
		await expect(dialogOf(page)).toBeHidden();
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("there is no button that does nothing", async ({ page }) => {
		await page.goto(start);
		await expect(searchButton(page)).toBeHidden();
	});
});
