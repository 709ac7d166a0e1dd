import type { Locator } from "playwright/test";
import { policyPath } from "#content/routes.ts";
import { menuButton, sections, trigger } from "./support/menu.ts";
import { goTo, scrolled } from "./support/scrolling.ts";
import { dialogOf, searchButton } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

test("focus in the bar leaves the page where it is", async ({ open, page }) => {
	await open(policyPath("privacy"));
	await goTo(page, 900);
	// Playwright's own click scrolls, if the page would.
	const press = async (button: Locator) => {
		const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
		await page.mouse.click(x + 10, y + 10);
	};
	const pressKeys = async (...keys: string[]) => {
		for (const key of keys) {
			await page.keyboard.press(key);
			// A browser scrolls at once, unless it has been asked to do so smoothly.
			expect(await scrolled(page), key).toBe(900);
		}
	};
	await press(trigger(page, sections.company));
	await pressKeys("ArrowDown", "Escape", "Tab", "Tab", "Shift+Tab");
	await press(searchButton(page));
	await expect(dialogOf(page)).toBeVisible();
	await pressKeys("Escape", "Tab", "Shift+Tab", "Shift+Tab");

	await page.setViewportSize({ width: 360, height: 640 });
	await goTo(page, 900);
	await press(menuButton(page));
	await expect(page.getByRole("dialog")).toBeVisible();
	await pressKeys("Escape", "Shift+Tab", "Shift+Tab", "Shift+Tab");
});
