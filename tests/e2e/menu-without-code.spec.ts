import { maxLoadMs } from "#frontend/hooks/load-in-time.ts";
import { holdBack } from "./support/hydration.ts";
import { menuButton, panel, sections, start, trigger } from "./support/menu.ts";
import { sheet } from "./support/menu-sheet.ts";
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

test.describe("if its code does not come", () => {
	test.beforeEach(({ page }) => page.clock.install());

	test("a section's button leads to the footer after a while, and opens its panel once it has come", async ({
		open,
		page,
	}) => {
		const respond = await holdBack(page, "**/assets/MenuPanel.*.js");
		await open(start);
		const company = trigger(page, sections.company);
		await company.click();
		await page.clock.fastForward(maxLoadMs - 1_000);
		await expect(company).toHaveAttribute("aria-expanded", "true");
		await expect(page).toHaveURL(start);
		await page.clock.fastForward(1_000);
		await expect(page).toHaveURL(/#footer-company$/);
		await expect(company).toHaveAttribute("aria-expanded", "false");
		await company.click();
		respond();
		await expect(panel(page)).toBeVisible();
		await page.clock.fastForward(maxLoadMs);
		await expect(panel(page)).toBeVisible();
	});

	test("the sheet leads to the footer after a while, each time that it is opened, and shows its links once they have come", async ({
		open,
		page,
	}) => {
		await page.setViewportSize({ width: 360, height: 740 });
		const respond = await holdBack(page, "**/assets/MenuTree.*.js");
		await open(start);
		await menuButton(page).click();
		await page.clock.fastForward(maxLoadMs - 1_000);
		await page.keyboard.press("Escape");
		await menuButton(page).click();
		await page.clock.fastForward(1_000);
		await expect(sheet(page)).toBeVisible();
		await page.clock.fastForward(maxLoadMs);
		await expect(sheet(page)).toBeHidden();
		await expect(page).toHaveURL(/#footer$/);
		await expect(page.locator("#footer")).toBeInViewport();
		await menuButton(page).click();
		respond();
		await expect(sheet(page).getByRole("navigation")).toBeVisible();
		await page.clock.fastForward(maxLoadMs);
		await expect(sheet(page)).toBeVisible();
	});
});
