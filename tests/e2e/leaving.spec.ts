import type { Page } from "playwright/test";
import { routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { holdBack } from "./support/hydration.ts";
import { labelOf } from "./support/menu.ts";
import {
	countLoads,
	losePartners,
	notice,
	startToLeave,
} from "./support/missing-part.ts";
import { footerLink, heading } from "./support/navigation.ts";
import { returnFromCache } from "./support/page-cache.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// A part of the page is missing while the visitor leaves, or presses a link that does not leave.

test.use({ expectedFaults: [/status of 404|ERR_/] });

const partners = "**/assets/PartnersPage.*.js";

/**
 * Follows a link to a page whose code is dropped while the visitor starts to leave.
 * @returns counts the documents loaded since
 */
async function dropWhileLeaving(
	open: (path: string) => Promise<void>,
	page: Page,
): Promise<() => number> {
	const drop = await holdBack(page, partners, (route) => route.abort());
	await open("/company/about");
	const asked = page.waitForRequest(partners);
	await footerLink(page, labelOf(routes.partners)).click();
	await asked;
	await startToLeave(page);
	const loads = countLoads(page);
	const failed = page.waitForEvent("requestfailed");
	drop();
	await failed;
	return loads;
}

test("a part dropped while leaving the page triggers no reload; if the page stays, a notice appears", async ({
	open,
	page,
}) => {
	await page.clock.install();
	const loads = await dropWhileLeaving(open, page);
	await expect(notice(page)).toHaveCount(0);
	await page.clock.fastForward(10_000);
	await expect(notice(page)).toBeVisible();
	expect(loads()).toBe(0);
});

test("a page that returns from the back/forward cache without the part that was dropped loads anew", async ({
	open,
	page,
}) => {
	const loads = await dropWhileLeaving(open, page);
	await page.unroute(partners);
	await expect(async () => {
		await returnFromCache(page);
		await expect(heading(page)).toHaveText(copy.partnersPage.heading, {
			timeout: 2_000,
		});
	}).toPass();
	expect(loads()).toBe(1);
});

test("a page left before its script could notice that loads anew once it returns from the back/forward cache", async ({
	page,
}) => {
	await losePartners(page);
	const asksServer = page.waitForRequest(
		(request) => request.method() === "HEAD",
	);
	let drop = () => {};
	await page.route(routes.partners, (route) => {
		if (route.request().method() !== "HEAD") return route.fallback();
		drop = () => void route.abort();
	});
	await page.goto(routes.partners);
	await asksServer;
	await page.unroute(partners);
	const loads = countLoads(page);
	await returnFromCache(page);
	drop();
	await isHydrated(page);
	expect(loads()).toBe(1);
});

test("a part dropped while a link's page is on the way triggers no reload in a browser without beforeunload, as Safari on iOS", async ({
	open,
	page,
}) => {
	await page.addInitScript(() =>
		addEventListener("beforeunload", (event) =>
			event.stopImmediatePropagation(),
		),
	);
	let drop = () => {};
	await page.route("**/assets/PartnersPage.*.js", (route) => {
		drop = () => void route.abort();
	});
	await open("/company/about");
	const asked = page.waitForRequest("**/assets/PartnersPage.*.js");
	await footerLink(page, labelOf(routes.partners)).click();
	await asked;
	const respond = await holdBack(page, "**/legal/privacy?elsewhere");
	const isLeaving = page.waitForRequest("**/legal/privacy?elsewhere");
	await page.evaluate(() => {
		const link = document.createElement("a");
		// Links by a path are followed within the document.
		link.href = `${location.origin}/legal/privacy?elsewhere`;
		document.body.append(link);
		link.click();
	});
	await isLeaving;
	const loads = countLoads(page);
	const failed = page.waitForEvent("requestfailed");
	drop();
	await failed;
	respond();
	await page.waitForURL("/legal/privacy?elsewhere");
	await isHydrated(page);
	expect(loads()).toBe(0);
});

test("a missing part is noticed at once after a link to a place on the page, to a number or to an address", async ({
	open,
	page,
}) => {
	await losePartners(page);
	for (const href of ["#main", "tel:+61255500199", "mailto:a@b.example"]) {
		await open("/company/about");
		await page.evaluate((href) => {
			sessionStorage.clear();
			const link = document.createElement("a");
			link.href = href;
			document.body.append(link);
			link.click();
		}, href);
		const loaded = page.waitForEvent("domcontentloaded", { timeout: 5_000 });
		await footerLink(page, labelOf(routes.partners)).click();
		await loaded;
		await expect(heading(page)).toHaveText(copy.partnersPage.heading);
	}
});

test("a link followed while the server is asked about a missing part opens its page", async ({
	open,
	page,
}) => {
	await losePartners(page);
	let respondToHead = () => {};
	await page.route(routes.partners, (route) => {
		if (route.request().method() !== "HEAD") return route.fallback();
		respondToHead = () => void route.fulfill();
	});
	await open("/company/about");
	const asked = page.waitForRequest((request) => request.method() === "HEAD");
	await footerLink(page, labelOf(routes.partners)).click();
	await asked;
	const elsewhere = "/legal/privacy?elsewhere";
	const respond = await holdBack(page, `**${elsewhere}`);
	const isLeaving = page.waitForRequest(`**${elsewhere}`);
	await page.evaluate((href) => location.assign(href), elsewhere);
	await isLeaving;
	const answered = page.waitForResponse(
		(response) => response.request().method() === "HEAD",
	);
	respondToHead();
	await answered;
	respond();
	await page.waitForURL(elsewhere);
	await isHydrated(page);
});
