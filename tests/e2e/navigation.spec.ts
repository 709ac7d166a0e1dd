import { site } from "#content/site.ts";
import { expect, test } from "./support/test.ts";

test("a link brings title, heading and focus without loading the document anew", async ({
	open,
	page,
}) => {
	await open("/");
	await page.evaluate(() => {
		document.documentElement.dataset.sameDocument = "";
	});
	await page
		.getByRole("navigation", { name: "Footer" })
		.getByRole("link", { name: "Careers" })
		.click();

	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText("Join Our Team");
	await expect(heading).toBeFocused();
	await expect(page).toHaveURL("/company/careers");
	await expect(page).toHaveTitle(new RegExp(`^Careers.* \\| ${site.name}$`));
	await expect(page.locator("html[data-same-document]")).toHaveCount(1);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("Back returns to the page before and to the place on it", async ({
	open,
	page,
}) => {
	await open("/company/about");
	const title = await page.title();
	await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
	await page
		.getByRole("navigation", { name: "Footer" })
		.getByRole("link", { name: "Partners" })
		.dispatchEvent("click");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Our Partners",
	);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

	await page.goBack();
	await expect(page).toHaveTitle(title);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});

test("the menu opens on a click, shows where one is, and closes on Escape", async ({
	open,
	page,
}) => {
	await open("/services/cloud");
	const bar = page.getByRole("navigation", { name: "Main" });
	const trigger = bar.getByRole("button", { name: "Services" });
	await trigger.click();
	await expect(trigger).toHaveAttribute("aria-expanded", "true");
	await expect(
		bar.getByRole("link", { name: /^Cloud/ }).first(),
	).toHaveAttribute("aria-current", "page");

	await page.keyboard.press("Escape");
	await expect(trigger).toHaveAttribute("aria-expanded", "false");
});

test("an entry of the menu leads to its page and closes the menu", async ({
	open,
	page,
}) => {
	await open("/");
	const bar = page.getByRole("navigation", { name: "Main" });
	await bar.getByRole("button", { name: "Products" }).click();
	await bar.getByRole("link", { name: /Data Miner/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Data Miner",
	);
	await expect(bar.getByRole("button", { name: "Products" })).toHaveAttribute(
		"aria-expanded",
		"false",
	);
});

test("a phone has the whole menu on a sheet", async ({ open, page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await open("/");
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	const sheet = page.getByRole("dialog", { name: "Menu" });
	await sheet.getByText("Company", { exact: true }).click();
	await sheet.getByRole("link", { name: "About" }).click();
	await expect(page).toHaveURL("/company/about");
	await expect(sheet).toBeHidden();
});
