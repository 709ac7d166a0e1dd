import { productPath, routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { extension, platform } from "#tests/samples.ts";
import { holdBack } from "./support/hydration.ts";
import { labelOf } from "./support/menu.ts";
import {
	countLoads,
	gone,
	losePartners,
	notice,
} from "./support/missing-part.ts";
import { follow, footerLink, heading } from "./support/navigation.ts";
import { dialogOf, searchButton } from "./support/search.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// A new version was deployed while a tab was open.

test.use({ expectedFaults: [/status of 404|ERR_|no response/] });

test("one reload opens the requested page, with its query", async ({
	open,
	page,
}) => {
	await open(productPath(platform.productId));
	const name = (await heading(page).textContent()) ?? "";
	const loads = countLoads(page);
	await page.route("**/assets/ContactPage.*.js", (route) =>
		loads() === 0 ? route.fulfill(gone) : route.continue(),
	);
	await page.locator(`main a[href^="${routes.contact}?"]`).first().click();
	await expect(heading(page)).toHaveText(copy.contact.heading);
	await isHydrated(page);
	await expect(page).toHaveURL(/\/company\/contact\?/);
	expect(loads()).toBe(1);
	await expect(notice(page)).toHaveCount(0);
	await page.goBack();
	await expect(heading(page)).toHaveText(name);
});

test("if the reload does not help there is no second one, but a notice with a link", async ({
	open,
	page,
}) => {
	await losePartners(page);
	await open("/company/about");
	const loads = countLoads(page);
	await footerLink(page, labelOf(routes.partners)).click();
	await expect(notice(page)).toContainText(copy.broken.chunk);
	await page.waitForLoadState("networkidle");
	expect(loads()).toBe(1);
	// The page came from the server, with its full content.
	await expect(heading(page)).toHaveText(copy.partnersPage.heading);
	const link = notice(page).getByRole("link");
	await expect(link).toHaveJSProperty(
		"href",
		new URL("/company/partners", page.url()).href,
	);

	await page.unroute("**/assets/PartnersPage.*.js");
	await link.click();
	await isHydrated(page);
	await expect(notice(page)).toHaveCount(0);
});

test("a missing part leaves the rest of the page working", async ({
	open,
	page,
}) => {
	test.skip(!extension, "there is no extension");
	await page.route("**/assets/ExtensionGrid.*.js", (route) =>
		route.fulfill(gone),
	);
	const loads = countLoads(page);
	await page.goto(productPath(platform.productId));
	await expect(notice(page)).toBeVisible();
	expect(loads()).toBe(2);
	await isHydrated(page);
	await expect(
		page.getByRole("heading", { name: extension?.name ?? "" }),
	).toBeVisible();
	await searchButton(page).click();
	await expect(dialogOf(page)).toBeVisible();
	await open("/company/about");
	await expect(notice(page)).toHaveCount(0);
});

test("a page whose part never arrives is loaded from the server instead", async ({
	open,
	page,
}) => {
	await page.clock.install();
	for (const file of ["**/assets/PartnersPage.*.js", "**/partners*.json"]) {
		await open("/company/about");
		await page.evaluate(() => sessionStorage.clear());
		const asked = page.waitForRequest(file);
		await page.route(file, () => new Promise(() => {}), { times: 1 });
		await footerLink(page, labelOf(routes.partners)).click();
		await asked;
		const loads = countLoads(page);
		await page.clock.fastForward(10_000);
		await expect(heading(page)).toHaveText(copy.partnersPage.heading);
		expect(loads()).toBe(1);
	}
});

test("if the server does not respond at all, the page stays, and says so", async ({
	open,
	page,
}) => {
	await page.clock.install();
	await open("/company/about");
	const loads = countLoads(page);
	const never = () => new Promise(() => {});
	await page.route("**/assets/PartnersPage.*.js", never);
	await page.route(`**${routes.partners}`, never);
	const asked = page.waitForRequest("**/assets/PartnersPage.*.js");
	await footerLink(page, labelOf(routes.partners)).click();
	await asked;
	const askedAgain = page.waitForRequest(`**${routes.partners}`);
	await page.clock.fastForward(10_000);
	await askedAgain;
	await page.clock.fastForward(5_000);
	await expect(notice(page)).toContainText(copy.broken.chunk);
	expect(loads()).toBe(0);
});

test("without a network the page stays, and says so", async ({
	context,
	open,
	page,
}) => {
	await open("/company/about");
	const loads = countLoads(page);
	await context.setOffline(true);
	await follow(page, labelOf(routes.partners), await heading(page).innerText());
	await expect(notice(page)).toBeVisible();
	expect(loads()).toBe(0);
	await context.setOffline(false);
	await footerLink(page, labelOf(routes.careers)).dispatchEvent("click");
	await expect(heading(page)).toHaveText(copy.careers.heading);
	await expect(notice(page)).toHaveCount(0);
});

test("once the network is back, a list that could not be loaded is there on the next visit to its page", async ({
	open,
	page,
}) => {
	// The part itself may have a second one.
	const chunkNotice = page.locator("#chunk-missing");
	await page.route("**/assets/BlogList.*.js", (route) => route.abort());
	// How the page finds out that there is no network.
	await page.route(`**${routes.blog}`, (route) => route.abort());
	await open("/company/about");
	await footerLink(page, labelOf(routes.blog)).dispatchEvent("click");
	await expect(heading(page)).toHaveText(copy.blog.heading);
	await expect(chunkNotice).toBeVisible();
	await page.goBack();
	await expect(heading(page)).not.toHaveText(copy.blog.heading);
	await expect(chunkNotice).toHaveCount(0);
	await page.unrouteAll();
	const loads = countLoads(page);
	await footerLink(page, labelOf(routes.blog)).dispatchEvent("click");
	const chips = page.locator("[data-part=news] button[aria-pressed=false]");
	await chips.first().click();
	await expect(page).toHaveURL(/\?category=/);
	expect(loads()).toBe(0);
});

test("once the network is back, the same link loads the page", async ({
	context,
	open,
	page,
}) => {
	await open("/company/about");
	await context.setOffline(true);
	await footerLink(page, labelOf(routes.partners)).dispatchEvent("click");
	await expect(notice(page)).toBeVisible();
	await context.setOffline(false);
	await footerLink(page, labelOf(routes.partners)).dispatchEvent("click");
	await expect(heading(page)).toHaveText(copy.partnersPage.heading);
	await expect(notice(page)).toHaveCount(0);
});

test("a part that was missing on the page before does not touch the next one", async ({
	open,
	page,
}) => {
	await losePartners(page);
	await open("/company/about");
	await follow(page, labelOf(routes.careers), copy.careers.heading);
	const loads = countLoads(page);
	const asked = page.waitForRequest((request) => request.method() === "HEAD");
	const letGo = await holdBack(page, "**/company/partners");
	await footerLink(page, labelOf(routes.partners)).click();
	const head = await asked;
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL("/company/careers");
	letGo();
	await head.response();
	await page.waitForLoadState("networkidle");
	expect(loads()).toBe(0);
	await expect(notice(page)).toHaveCount(0);
	await expect(heading(page)).toHaveText(copy.careers.heading);
});
