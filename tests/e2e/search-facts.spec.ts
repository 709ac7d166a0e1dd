import type { Page } from "playwright/test";
import { telHref } from "#content/contact/details.ts";
import { fill } from "#content/fill.ts";
import { routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { copy } from "#tests/copy.ts";
import { factOf, otherNameOf } from "#tests/samples.ts";
import { labelOf } from "./support/menu.ts";
import { losePartners } from "./support/missing-part.ts";
import { footerLink, heading } from "./support/navigation.ts";
import { dialogOf, searchFor, start } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

const chosen = (page: Page) => dialogOf(page).locator("[aria-selected=true]");

const phone = factOf("phone");
const hours = factOf("hours");
const support = factOf("support");

test.describe("an answer", () => {
	test("is shown in the result, preselected, and copied with Enter, which is announced", async ({
		context,
		open,
		page,
	}) => {
		test.skip(!site.phoneNumber || !phone?.copies, "there is no number");
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await open(start);
		await searchFor(page, otherNameOf("phone"));
		await expect(chosen(page)).toContainText(site.phoneNumber);
		await expect(chosen(page)).toContainText(copy.searchWords.answers.copy);
		await expect(chosen(page)).toBeInViewport();
		await page.keyboard.press("Enter");
		await expect(dialogOf(page)).toBeHidden();
		await expect(
			page
				.getByRole("status")
				.getByText(fill(copy.searchActions.copied, { what: site.phoneNumber })),
		).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
			site.phoneNumber,
		);
	});

	test("with a next step instead of a fact opens it on Enter", async ({
		open,
		page,
	}) => {
		test.skip(!support || !!support.copies, "there is no such answer");
		await open(start);
		await searchFor(page, support?.title ?? "");
		await expect(chosen(page)).toContainText(support?.title ?? "");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(support?.link ?? "");
	});

	test("whose link is a file loads it", async ({ open, page }) => {
		test.skip(!support || !!support.copies, "there is no such answer");
		await page.route("**/search.json", async (route) => {
			const response = await route.fetch();
			const text = await response.text();
			await route.fulfill({
				response,
				body: text.replaceAll(support?.link ?? "", "/llms.txt"),
			});
		});
		await open(start);
		await searchFor(page, support?.title ?? "");
		await expect(chosen(page)).toContainText(support?.title ?? "");
		await page.keyboard.press("Enter");
		await expect(page.getByText(`# ${site.name}`)).toBeVisible();
		await expect(page).toHaveURL("/llms.txt");
	});

	test("opens its page in a new tab on Ctrl-click", async ({
		context,
		open,
		page,
	}) => {
		test.skip(!site.businessHours || !hours, "there are no hours");
		await open(start);
		await searchFor(page, otherNameOf("hours"));
		await expect(chosen(page)).toContainText(site.businessHours);
		const opened = context.waitForEvent("page");
		await chosen(page).click({ modifiers: ["ControlOrMeta"] });
		const tab = await opened;
		await tab.waitForURL(`${routes.contact}#hours`, { waitUntil: "commit" });
		// Loaded anew: a tab to which Playwright attaches while it loads sometimes never finishes.
		await page.goto(tab.url());
		await expect(page.locator("#hours")).toBeInViewport();
	});
});

test.describe("on a phone", () => {
	test.use({ hasTouch: true, isMobile: true });

	test("a tap on the number calls it", async ({ open, page }) => {
		test.skip(!site.phoneNumber || !phone?.phone, "there is no number");
		await open(start);
		await searchFor(page, otherNameOf("phone"));
		await expect(chosen(page)).toContainText(copy.searchWords.answers.call);
		// Nothing dials here: the request shows what the page asked the browser to do.
		const session = await page.context().newCDPSession(page);
		await session.send("Page.enable");
		const asked = new Promise<string>((resolve) => {
			session.on("Page.frameRequestedNavigation", ({ url }) => resolve(url));
		});
		await chosen(page).tap();
		expect(await asked).toBe(telHref(site.phoneNumber));
	});

	test.describe("where the next page cannot be loaded", () => {
		test.use({ expectedFaults: [/status of 404|ERR_/] });

		test("a call is not taken for leaving the page", async ({ open, page }) => {
			test.skip(!site.phoneNumber || !phone?.phone, "there is no number");
			await losePartners(page);
			await open(start);
			await searchFor(page, otherNameOf("phone"));
			await chosen(page).tap();
			await expect(dialogOf(page)).toBeHidden();
			const loaded = page.waitForEvent("domcontentloaded", { timeout: 5_000 });
			await footerLink(page, labelOf(routes.partners)).click();
			await loaded;
			await expect(heading(page)).toHaveText(copy.partnersPage.heading);
		});
	});
});
