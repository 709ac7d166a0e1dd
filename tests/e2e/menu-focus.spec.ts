import type { Page } from "playwright/test";
import { opened, panel, sections, start, trigger } from "./support/menu.ts";
import { expect, test } from "./support/test.ts";

/** Opens a panel with the mouse and moves the keyboard's focus to its first link. */
async function focusInHoveredPanel(
	page: Page,
	open: (path: string) => Promise<void>,
): Promise<void> {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(start);
	await trigger(page, sections.products).focus();
	await trigger(page, sections.products).hover();
	await expect(panel(page)).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(panel(page).getByRole("link").first()).toBeFocused();
}

test("the focus returns to the trigger when the mouse opens another panel, and when it leaves and the panel closes", async ({
	open,
	page,
}) => {
	await focusInHoveredPanel(page, open);
	await trigger(page, sections.services).hover();
	await expect.poll(() => opened(page)).toBe(sections.services);
	await expect(trigger(page, sections.products)).toBeFocused();
	await expect(panel(page)).toBeVisible();

	await trigger(page, sections.products).hover();
	await expect.poll(() => opened(page)).toBe(sections.products);
	await page.keyboard.press("Tab");
	await expect(panel(page).getByRole("link").first()).toBeFocused();
	await page.mouse.move(640, 780, { steps: 2 });
	await expect(panel(page)).toBeHidden();
	await expect(trigger(page, sections.products)).toBeFocused();
	// From there, the keyboard goes on as usual.
	await page.keyboard.press("Enter");
	await page.keyboard.press("ArrowDown");
	await expect(panel(page).getByRole("link").first()).toBeFocused();
});

test("a link that is followed moves focus to the new heading alone", async ({
	open,
	page,
}) => {
	await focusInHoveredPanel(page, open);
	await page.evaluate(() => {
		addEventListener("focusin", ({ target }) => {
			document.documentElement.dataset.focused += ` ${(target as Element).tagName}`;
		});
	});
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(page.locator("html")).toHaveAttribute(
		"data-focused",
		/^undefined H1$/,
	);
});
