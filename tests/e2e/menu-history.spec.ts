import { panel, sections, start, trigger } from "./support/menu.ts";
import { expect, test } from "./support/test.ts";

test("a panel closes on Back, also if only the hash changes", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(start);
	await page.evaluate(() => {
		location.hash = "part";
	});
	await trigger(page, sections.products).click();
	await expect(panel(page)).toBeVisible();
	await page.goBack();
	await expect(panel(page)).toBeHidden();
	await expect(page).toHaveURL(start);
});
