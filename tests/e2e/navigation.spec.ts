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
