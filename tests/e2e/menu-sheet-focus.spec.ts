import { copy } from "#tests/copy.ts";
import { service } from "#tests/samples.ts";
import { holdBack } from "./support/hydration.ts";
import { menuButton, sections } from "./support/menu.ts";
import { openSheet, sheet } from "./support/menu-sheet.ts";
import { expect, test } from "./support/test.ts";

// The menu sheet on a touch screen: where the focus goes, and the ways out.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("the focus starts on its first button, cycles within it, and returns with Escape", async ({
	open,
	page,
}) => {
	await open("/company/about");
	await openSheet(page);
	await expect(
		sheet(page).getByRole("button", { name: copy.menuWords.closeLabel }),
	).toBeFocused();
	for (let stop = 0; stop < 24; stop++) {
		await page.keyboard.press("Tab");
		expect(
			await page.evaluate(() => {
				const { activeElement } = document;
				// Between the last and the first stop the focus is in the browser's own toolbar.
				return (
					activeElement === document.body ||
					activeElement?.closest("dialog[open]") !== null
				);
			}),
		).toBe(true);
	}
	await page.keyboard.press("Escape");
	await expect(sheet(page)).toBeHidden();
	await expect(menuButton(page)).toBeFocused();
});

test("on a tablet a click or tap outside closes it, a drag out of it does not", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await open("/company/about");
	await openSheet(page);
	const box = await sheet(page).boundingBox();
	expect(box?.width).toBeLessThan(500);
	const button = await sheet(page)
		.getByRole("button", { name: copy.menuWords.closeLabel })
		.boundingBox();
	// Next to the button: a link would be dragged itself.
	await page.mouse.move((button?.x ?? 0) - 30, (button?.y ?? 0) + 20);
	await page.mouse.down();
	await page.mouse.move(50, 500, { steps: 4 });
	await page.mouse.up();
	await expect(sheet(page)).toBeVisible();
	await page.mouse.click(50, 500);
	await expect(sheet(page)).toBeHidden();
	await openSheet(page);
	await page.touchscreen.tap(60, 500);
	await expect(sheet(page)).toBeHidden();
});

test("a tablet that is turned while it still loads gets its page back", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 820, height: 1180 });
	const letGo = await holdBack(page, "**/assets/MenuTree.*.js");
	await open("/company/about");
	await menuButton(page).tap();
	await expect(sheet(page)).toBeVisible();
	await page.setViewportSize({ width: 1180, height: 820 });
	await expect(page.locator("dialog[open]")).toHaveCount(0);
	letGo();
});

test("a tablet that is turned while it is open gets its page back, with the bar's menu", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 820, height: 1180 });
	await open("/company/about");
	await openSheet(page);
	await page.setViewportSize({ width: 1180, height: 820 });
	await expect(sheet(page)).toBeHidden();
	await page.getByRole("button", { name: sections.services }).tap();
	await expect(
		page.getByRole("link", { name: service.menu.label, exact: true }).first(),
	).toBeVisible();
	await page.keyboard.press("Escape");
	await page.mouse.move(600, 600);
	await page.mouse.wheel(0, 500);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
	await page.setViewportSize({ width: 820, height: 1180 });
	await expect(sheet(page)).toBeHidden();
	await openSheet(page);
});
