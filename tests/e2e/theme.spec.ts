import { expect, test } from "./support/test.ts";

test("the chosen theme stays, and stands before anything is painted", async ({
	open,
	page,
}) => {
	await page.emulateMedia({ colorScheme: "light" });
	await open("/");
	const background = () =>
		page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	const light = await background();
	await page
		.getByRole("button", { name: "Switch between light and dark" })
		.click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect.poll(background).not.toBe(light);
	const dark = await background();

	await page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			if (!document.body) return;
			observer.disconnect();
			sessionStorage.themeAtFirst = document.documentElement.dataset.theme;
		}).observe(document, { childList: true, subtree: true });
	});
	await open("/company/about");
	expect(await page.evaluate(() => sessionStorage.themeAtFirst)).toBe("dark");
	expect(await background()).toBe(dark);
});

test("without a choice the site follows the system", async ({ open, page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await open("/");
	const background = () =>
		page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	const dark = await background();
	await page.emulateMedia({ colorScheme: "light" });
	await expect.poll(background).not.toBe(dark);
});
