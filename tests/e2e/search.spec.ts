import { routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { serviceHref, serviceQuery } from "#tests/samples.ts";
import { toast } from "./support/contact.ts";
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
	test("from a button, with ⌘K, Ctrl+K and /, with focus in the input and without the key", async ({
		open,
		page,
	}) => {
		await open(routes.docs);
		const input = inputOf(page);
		await test.step("with /, at once after Escape too, while nothing else has the focus", async () => {
			await page.keyboard.press("/");
			await expect(input).toBeFocused();
			await page.keyboard.type("a");
			await Promise.all([
				page.keyboard.press("Escape"),
				page.keyboard.press("/"),
			]);
			await expect(input).toBeFocused();
			await expect(input).toHaveValue("");
			await page.keyboard.press("Escape");
		});

		for (const [way, press] of [
			["the bar", () => searchButton(page).click()],
			["⌘K", () => page.keyboard.press("Meta+k")],
			["Ctrl+K", () => page.keyboard.press("Control+k")],
			["/", () => page.keyboard.press("/")],
			[
				"the page",
				() => page.getByRole("button", { name: copy.docs.searchLabel }).click(),
			],
		] as const) {
			await press();
			await expect(input, way).toBeFocused();
			await expect(input, way).toHaveValue("");
			await expect(input).toHaveAttribute(
				"placeholder",
				copy.searchWords.placeholder,
			);
			await page.keyboard.press("Escape");
			await expect(dialogOf(page), way).toBeHidden();
		}

		await test.step("from a button that a click does not focus, as in Safari, to which closing returns the focus", async () => {
			await page.evaluate(() =>
				addEventListener("mousedown", (event) => event.preventDefault()),
			);
			const button = page.getByRole("button", { name: copy.docs.searchLabel });
			await searchButton(page).focus();
			await button.click();
			await expect(input).toBeFocused();
			await page.keyboard.press("Escape");
			await expect(button).toBeFocused();
			await expect(button).toHaveAttribute("aria-haspopup", "dialog");
		});
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
});

test("closes and clears the query on Escape, Ctrl+K, a click outside and its button, but not when a selection is dragged out of the input", async ({
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
	for (const [way, close] of [
		["Escape", () => page.keyboard.press("Escape")],
		["Ctrl+K", () => page.keyboard.press("Control+k")],
		["a click outside", () => page.mouse.click(20, 600)],
		["its button", () => closeButton(page).click()],
	] as const) {
		await input.fill(serviceQuery);
		await close();
		await expect(dialogOf(page), way).toBeHidden();
		await expect(searchButton(page), way).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(input, way).toHaveValue("");
	}
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
