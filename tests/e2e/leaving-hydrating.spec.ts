import { routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { holdBack } from "./support/hydration.ts";
import { labelOf } from "./support/menu.ts";
import { follow, heading } from "./support/navigation.ts";
import { goTo, scrolled } from "./support/scrolling.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// After a reload, the entries before and after belong to the same document: Back changes its address alone.

for (const [script, address] of [
	["the first script", "**/assets/main.*.js"],
	["the page's own code", "**/assets/PartnersPage.*.js"],
] as const) {
	test(`Back after a reload, before ${script} has arrived, shows the page that it leads to, where it was left`, async ({
		open,
		page,
	}) => {
		await open(routes.careers);
		await goTo(page, 200);
		await follow(page, labelOf(routes.partners), copy.partnersPage.heading);
		// The smooth scroll to the top has ended.
		await expect.poll(() => scrolled(page)).toBe(0);
		const requested = page.waitForRequest(address);
		const release = await holdBack(page, address);
		await page.reload({ waitUntil: "commit" });
		await requested;
		await page.evaluate(() => history.back());
		await expect(page).toHaveURL(routes.careers);
		release();
		await isHydrated(page);
		await expect(heading(page)).toHaveText(copy.careers.heading);
		await expect.poll(() => scrolled(page)).toBe(200);
		await page.goForward();
		await expect(heading(page)).toHaveText(copy.partnersPage.heading);
		await expect.poll(() => scrolled(page)).toBe(0);
	});
}
