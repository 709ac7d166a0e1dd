import type { Locator, Page } from "playwright/test";
import { routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { holdBack } from "./support/hydration.ts";
import { menuButton } from "./support/menu.ts";
import { dialogOf, inputOf, searchButton } from "./support/search.ts";
import { expect, isHydrated, test } from "./support/test.ts";
import { openForm, toasts } from "./support/toasts.ts";

const styles = "**/assets/*.css";

/** Opens a page that hydrates before its stylesheet arrives. @returns a function that lets it arrive */
async function openUnstyled(page: Page, path: string): Promise<() => void> {
	const letGo = await holdBack(page, styles);
	await page.goto(path, { waitUntil: "commit" });
	await isHydrated(page);
	return letGo;
}

const sheetOf = (page: Page) =>
	page.getByRole("dialog", { name: copy.menuWords.sheetLabel });

/** Returns whether an element can be seen, as opposed to being there for a screen reader. */
const isSeen = (element: Locator) =>
	element.evaluate((shown) => shown.checkVisibility({ checkOpacity: true }));

for (const reducedMotion of ["no-preference", "reduce"] as const) {
	test(`the search is seen once it is styled, with what was typed before, with motion: ${reducedMotion}`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion });
		await page.setViewportSize({ width: 1440, height: 900 });
		const letGo = await openUnstyled(page, routes.home);
		await searchButton(page).click();
		await expect(inputOf(page)).toBeFocused();
		expect(await isSeen(dialogOf(page))).toBe(false);
		await page.keyboard.type("cloud");
		letGo();
		await expect.poll(() => isSeen(dialogOf(page))).toBe(true);
		expect((await dialogOf(page).boundingBox())?.width).toBe(800);
		await expect(inputOf(page)).toHaveValue("cloud");
	});
}

test("the menu's sheet is seen once it is styled", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 780 });
	const letGo = await openUnstyled(page, routes.home);
	await menuButton(page).click();
	await expect(sheetOf(page)).toHaveCount(1);
	expect(await isSeen(sheetOf(page))).toBe(false);
	letGo();
	await expect.poll(() => isSeen(sheetOf(page))).toBe(true);
	expect(await sheetOf(page).boundingBox()).toMatchObject({
		x: 0,
		y: 0,
		height: 780,
	});
});

test("a second opening does not wait", async ({ open, page }) => {
	await open(routes.home);
	for (let round = 0; round < 2; round += 1) {
		await searchButton(page).click();
		await expect(inputOf(page)).toBeFocused();
		expect(await isSeen(dialogOf(page))).toBe(true);
		await page.keyboard.press("Escape");
	}
});

test.describe("if the stylesheet never arrives", () => {
	test.use({ expectedFaults: [/Failed to load resource/] });

	test("the search is seen all the same, after three seconds", async ({
		open,
		page,
	}) => {
		await page.route(styles, (route) => route.abort());
		await open(routes.home);
		await searchButton(page).click();
		await expect(inputOf(page)).toBeFocused();
		const waits = await dialogOf(page).evaluate((dialog) =>
			dialog
				.getAnimations()
				.map(({ effect }) => effect?.getComputedTiming().duration),
		);
		expect(waits).toEqual([3000]);
		await expect.poll(() => isSeen(dialogOf(page))).toBe(true);
	});
});

test.describe("a message", () => {
	test.use({ expectedFaults: [/console: .*status of 400/] });

	test("is shown in its corner once that is styled", async ({ page }) => {
		await page.clock.install();
		let letGo = () => {};
		const say = await openForm(page, async (path) => {
			letGo = await openUnstyled(page, path);
		});
		const isSaid = say("Not this time");
		await page.locator(".Toastify").waitFor({ state: "attached" });
		await page.clock.runFor(1000);
		await expect(toasts(page)).toHaveCount(0);
		letGo();
		await isSaid;
		await expect(toasts(page)).toBeInViewport({ ratio: 1 });
	});
});
