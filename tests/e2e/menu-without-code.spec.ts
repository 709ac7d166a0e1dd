import { holdBack } from "./support/hydration.ts";
import { menuButton, sections, start, trigger } from "./support/menu.ts";
import { isStill } from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";

test.describe("if its code cannot be loaded", () => {
	test.use({ expectedFaults: [/ERR_FAILED/] });

	test("a section's button leads to the same links in the footer", async ({
		open,
		page,
	}) => {
		await page.route("**/assets/MenuPanel.*.js", (route) => route.abort());
		await open(start);
		await trigger(page, sections.company).click();
		await expect(page).toHaveURL(/#footer-company$/);
		await expect(page.locator("#footer-company")).toBeInViewport();
		await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
		await page.evaluate(() => scrollTo(0, 0));
		await trigger(page, sections.company).click();
		await expect(page.locator("#footer-company")).toBeInViewport();
	});

	test("a menu that was closed meanwhile stays closed, and the page stays where it is", async ({
		open,
		page,
	}) => {
		const drop = await holdBack(
			page,
			/assets\/Menu(Panel|Tree)\..*\.js/,
			(route) => route.abort(),
		);
		await open(start);
		await trigger(page, sections.company).click();
		await page.keyboard.press("Escape");
		await page.setViewportSize({ width: 360, height: 740 });
		await menuButton(page).click();
		await page.keyboard.press("Escape");
		const failed = page.waitForEvent("requestfailed");
		drop();
		await failed;
		await isStill(page);
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await expect(page).toHaveURL(start);
	});
});
