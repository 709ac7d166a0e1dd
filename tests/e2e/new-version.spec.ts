import type { Page } from "playwright/test";
import { productPath, routes } from "#content/routes.ts";
import { loadOne } from "#frontend/build/copy/read-folder.ts";
import { extension, platform } from "#tests/samples.ts";
import { holdBack } from "./support/hydration.ts";
import { follow, footerLink, heading } from "./support/navigation.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// A new version was deployed while a tab was open.

test.use({ expectedFaults: [/status of 404|ERR_/] });

/** Counts the documents that the tab loads. */
function countLoads(page: Page): () => number {
	let loads = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) loads += 1;
	});
	return () => loads;
}
const gone = { status: 404, body: "Not found" };
const losePartners = (page: Page) =>
	page.route("**/assets/PartnersPage-*.js", (route) => route.fulfill(gone));
const notice = (page: Page) => page.getByRole("alert");

test("one reload opens the requested page, with its query", async ({
	open,
	page,
}) => {
	await open(productPath(platform.productId));
	const name = (await heading(page).textContent()) ?? "";
	const loads = countLoads(page);
	await page.route("**/assets/ContactPage-*.js", (route) =>
		loads() === 0 ? route.fulfill(gone) : route.continue(),
	);
	await page.locator(`main a[href^="${routes.contact}?"]`).first().click();
	await expect(heading(page)).toHaveText("Contact Us");
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
	await footerLink(page, "Partners").click();
	await expect(notice(page)).toContainText("could not be loaded");
	await page.waitForLoadState("networkidle");
	expect(loads()).toBe(1);
	// The page came from the server, with its full content.
	await expect(heading(page)).toHaveText("Our Partners");
	const link = notice(page).getByRole("link");
	await expect(link).toHaveJSProperty(
		"href",
		new URL("/company/partners", page.url()).href,
	);

	await page.unroute("**/assets/PartnersPage-*.js");
	await link.click();
	await isHydrated(page);
	await expect(notice(page)).toHaveCount(0);
});

test("a missing part leaves the rest of the page working", async ({
	open,
	page,
}) => {
	await page.route("**/assets/ExtensionGrid-*.js", (route) =>
		route.fulfill(gone),
	);
	const loads = countLoads(page);
	await page.goto(productPath(platform.productId));
	await expect(notice(page)).toBeVisible();
	expect(loads()).toBe(2);
	await isHydrated(page);
	await expect(
		page.getByRole("heading", { name: extension.name }),
	).toBeVisible();
	await page.getByRole("button", { name: "Search", exact: true }).click();
	await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
	await open("/company/about");
	await expect(notice(page)).toHaveCount(0);
});

test("a part dropped while leaving the page triggers no reload; if the page stays, a notice appears", async ({
	open,
	page,
}) => {
	await page.clock.install();
	let drop = () => {};
	await page.route("**/assets/PartnersPage-*.js", (route) => {
		drop = () => void route.abort();
	});
	await page.route("**/a-download", (route) =>
		route.fulfill({
			headers: { "content-disposition": "attachment; filename=words.txt" },
			body: "words",
		}),
	);
	await open("/company/about");
	const asked = page.waitForRequest("**/assets/PartnersPage-*.js");
	await footerLink(page, "Partners").click();
	await asked;
	const download = page.waitForEvent("download");
	await page.evaluate(() => location.assign("/a-download"));
	await download;
	const loads = countLoads(page);
	const failed = page.waitForEvent("requestfailed");
	drop();
	await failed;
	await expect(notice(page)).toHaveCount(0);
	await page.clock.fastForward(10_000);
	await expect(notice(page)).toBeVisible();
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
	await follow(page, "Partners", await heading(page).innerText());
	await expect(notice(page)).toBeVisible();
	expect(loads()).toBe(0);
	await context.setOffline(false);
	await footerLink(page, "Careers").dispatchEvent("click");
	await expect(heading(page)).toHaveText("Join Our Team");
	await expect(notice(page)).toHaveCount(0);
});

test("once the network is back, a list that could not be loaded is there on the next visit to its page", async ({
	open,
	page,
}) => {
	// The part itself may have a second one.
	const chunkNotice = page.locator("#chunk-missing");
	await page.route("**/assets/BlogList-*.js", (route) => route.abort());
	// How the page finds out that there is no network.
	await page.route(`**${routes.blog}`, (route) => route.abort());
	await open("/company/about");
	await footerLink(page, "Blog").dispatchEvent("click");
	await expect(heading(page)).toHaveText(loadOne("blog").heading);
	await expect(chunkNotice).toBeVisible();
	await page.goBack();
	await expect(heading(page)).not.toHaveText(loadOne("blog").heading);
	await expect(chunkNotice).toHaveCount(0);
	await page.unrouteAll();
	const reloaded = page.waitForEvent("load");
	await footerLink(page, "Blog").dispatchEvent("click");
	await reloaded;
	await isHydrated(page);
	const chips = page.locator("[data-part=news] button[aria-pressed=false]");
	await chips.first().click();
	await expect(page).toHaveURL(/\?category=/);
});

test("once the network is back, the same link loads the page", async ({
	context,
	open,
	page,
}) => {
	await open("/company/about");
	await context.setOffline(true);
	await footerLink(page, "Partners").dispatchEvent("click");
	await expect(notice(page)).toBeVisible();
	await context.setOffline(false);
	await footerLink(page, "Partners").dispatchEvent("click");
	await expect(heading(page)).toHaveText("Our Partners");
	await expect(notice(page)).toHaveCount(0);
});

test("a part that was missing on the page before does not touch the next one", async ({
	open,
	page,
}) => {
	await losePartners(page);
	await open("/company/about");
	await follow(page, "Careers", "Join Our Team");
	const loads = countLoads(page);
	const asked = page.waitForRequest((request) => request.method() === "HEAD");
	const letGo = await holdBack(page, "**/company/partners");
	await footerLink(page, "Partners").click();
	const head = await asked;
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL("/company/careers");
	letGo();
	await head.response();
	await page.waitForLoadState("networkidle");
	expect(loads()).toBe(0);
	await expect(notice(page)).toHaveCount(0);
	await expect(heading(page)).toHaveText("Join Our Team");
});
