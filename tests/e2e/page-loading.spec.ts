import type { Page } from "playwright/test";
import { companyPath, routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { holdBack } from "./support/hydration.ts";
import { labelOf } from "./support/menu.ts";
import { notice } from "./support/missing-part.ts";
import { footerLink, heading } from "./support/navigation.ts";
import { expect, test } from "./support/test.ts";

// Without a bar, a link pressed over a slow connection seems to do nothing.

/** The bar's share of the window's width; 0 if it does not show. */
function barLength(page: Page): Promise<number> {
	return page.locator("body > header").evaluate((header) => {
		const { transform } = getComputedStyle(header, "::before");
		return new DOMMatrix(transform).a;
	});
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
	test.describe(`with motion: ${reducedMotion}`, () => {
		test.use({ contextOptions: { reducedMotion } });

		test("a bar shows that a followed link's page is loading, until it is shown", async ({
			open,
			page,
		}) => {
			await open(companyPath("about"));
			expect(await barLength(page)).toBe(0);
			const release = await holdBack(page, "**/assets/PartnersPage.*.js");
			await footerLink(page, labelOf(routes.partners)).click();
			await expect.poll(() => barLength(page)).toBeGreaterThan(0.3);
			release();
			await expect(page).toHaveURL(routes.partners);
			await expect(page.locator("html:not([data-loading])")).toBeAttached();
			expect(await barLength(page)).toBe(0);
		});
	});
}

test("the bar shows no earlier than 0.3 seconds after the press", async ({
	open,
	page,
}) => {
	await open(companyPath("about"));
	await holdBack(page, "**/assets/PartnersPage.*.js");
	const waited = page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let pressedAt = Number.NaN;
				addEventListener("click", ({ timeStamp }) => {
					pressedAt = timeStamp;
				});
				new MutationObserver(() =>
					resolve(performance.now() - pressedAt),
				).observe(document.documentElement, {
					attributeFilter: ["data-loading"],
				});
			}),
	);
	await footerLink(page, labelOf(routes.partners)).click();
	// Timers may fire up to a millisecond early.
	expect(await waited).toBeGreaterThanOrEqual(299);
});

test("no bar shows once a page has loaded, even when it would have been due", async ({
	open,
	page,
}) => {
	await open(companyPath("about"));
	const isPastDue = page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				addEventListener("click", () => setTimeout(resolve, 350));
			}),
	);
	await footerLink(page, labelOf(routes.careers)).click();
	await expect(heading(page)).toHaveText(copy.careers.heading);
	await isPastDue;
	await expect(page.locator("html:not([data-loading])")).toBeAttached();
	expect(await barLength(page)).toBe(0);
});

test("if another link is followed meanwhile, the bar stays until that page is shown", async ({
	open,
	page,
}) => {
	await open(companyPath("about"));
	const showPartners = await holdBack(page, "**/assets/PartnersPage.*.js");
	const showCareers = await holdBack(page, "**/assets/CareersPage.*.js");
	await footerLink(page, labelOf(routes.partners)).click();
	await footerLink(page, labelOf(routes.careers)).click();
	await expect(page).toHaveURL(routes.careers);
	const partners = page.waitForResponse("**/assets/PartnersPage.*.js");
	showPartners();
	await (await partners).finished();
	await expect.poll(() => barLength(page)).toBeGreaterThan(0.3);
	showCareers();
	await expect(heading(page)).toHaveText(copy.careers.heading);
	expect(await barLength(page)).toBe(0);
});

test.describe("without a network", () => {
	test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] });

	test("the notice replaces the bar", async ({ context, open, page }) => {
		await open(companyPath("about"));
		await context.setOffline(true);
		await footerLink(page, labelOf(routes.partners)).click();
		await expect(notice(page)).toBeVisible();
		expect(await barLength(page)).toBe(0);
	});
});
