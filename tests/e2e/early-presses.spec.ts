import type { Page } from "playwright/test";
import { expect, isAwake, test } from "./support/test.ts";

// What is pressed while the app's script is still on its way is not lost.

/** Opens a page whose script waits; `wake` lets it come. */
async function openAsleep(page: Page, path: string) {
	let letGo = () => {};
	const isFree = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route("**/assets/main-*.js", async (route) => {
		await isFree;
		await route.continue();
	});
	await page.goto(path, { waitUntil: "commit" });
	// The last that stands in the page.
	await page.locator("#arrival").waitFor({ state: "attached" });
	await page.locator("footer").waitFor();
	await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
	return async () => {
		letGo();
		await isAwake(page);
	};
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search" });
const inputOf = (page: Page) => dialogOf(page).getByRole("combobox");

for (const keys of ["Meta+k", "Control+k", "/"]) {
	test(`${keys} opens the search, with what was typed after it`, async ({
		page,
	}) => {
		const wake = await openAsleep(page, "/services/cloud");
		await page.keyboard.press(keys);
		await page.keyboard.type(" finops");
		await expect(dialogOf(page)).toBeHidden();
		await wake();
		await expect(inputOf(page)).toBeFocused();
		await expect(inputOf(page)).toHaveValue("finops");
		await expect(dialogOf(page).getByRole("option").first()).toContainText(
			"FinOps",
		);
	});
}

test("letters alone, and a slash in a field, are left to the page", async ({
	page,
}) => {
	const wake = await openAsleep(page, "/company/contact");
	await page.keyboard.type("finops");
	const name = page.getByLabel("Name");
	await name.click();
	await page.keyboard.type("a/b");
	await expect(name).toHaveValue("a/b");
	await wake();
	await expect(dialogOf(page)).toBeHidden();
});

test("a click on the search, on a menu and on the theme each does its work, once", async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: "light" });
	const wake = await openAsleep(page, "/services/cloud");
	const theme = page.getByRole("button", {
		name: "Switch between light and dark",
	});
	const services = page
		.getByRole("navigation", { name: "Main" })
		.getByRole("button", { name: "Services" });
	await theme.click();
	await services.click();
	// Whoever sees nothing happen presses again.
	await theme.click();
	await services.click();
	await wake();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect(services).toHaveAttribute("aria-expanded", "true");
	await theme.click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("on a phone the search and the menu open by a tap", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({
		...(baseURL ? { baseURL } : {}),
		viewport: { width: 360, height: 740 },
		hasTouch: true,
		isMobile: true,
	});
	for (const [button, dialog] of [
		["Search", "Search"],
		["Menu", "Menu"],
	] as const) {
		const page = await context.newPage();
		const wake = await openAsleep(page, "/company/about");
		await page.getByRole("button", { name: button, exact: true }).tap();
		await wake();
		await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
	}
	await context.close();
});
