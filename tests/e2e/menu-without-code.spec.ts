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

	test("a section that the mouse passes over stays closed, and the page stays where it is; a press leads to the footer", async ({
		open,
		page,
	}) => {
		await page.route("**/assets/MenuPanel.*.js", (route) => route.abort());
		await open(start);
		const company = trigger(page, sections.company);
		const opened = page.evaluate(
			(id) =>
				new Promise<void>((resolve) => {
					const button = document.getElementById(id) as Element;
					new MutationObserver(() => resolve()).observe(button, {
						attributeFilter: ["aria-expanded"],
					});
				}),
			(await company.getAttribute("id")) ?? "",
		);
		await company.hover();
		await opened;
		await expect(company).toHaveAttribute("aria-expanded", "false");
		await company.hover({ position: { x: 9, y: 9 } });
		await isStill(page);
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await expect(page).toHaveURL(start);
		await expect(company).toHaveAttribute("aria-expanded", "false");
		await company.click();
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
