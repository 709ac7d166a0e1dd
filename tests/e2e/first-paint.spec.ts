import type { Page } from "playwright/test";
import { routes } from "#content/routes.ts";
import { slowFromMs } from "#frontend/build/inline/when-to-load.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { reportResponse } from "#tests/navigation-timing.ts";
import { screens } from "#tests/screens.ts";
import { holdBack } from "./support/hydration.ts";
import { shiftOf } from "./support/layout-shift.ts";
import { expect, isHydrated, test } from "./support/test.ts";

const path = routes.contact;
const header = "main > :first-child h1";
const below = "main form";

/**
 * Records when the next pages keep their rest back.
 * @param unreported leave out that the page has been painted
 */
async function setUp(page: Page, { unreported = false } = {}): Promise<void> {
	await page.addInitScript((unreported) => {
		if (unreported) PerformanceObserver.prototype.observe = () => {};
		const seen: string[] = [];
		Object.assign(window, { seen });
		new MutationObserver(() => {
			const { length } = performance.getEntriesByName("first-contentful-paint");
			const isAlone = "firstSection" in document.documentElement.dataset;
			const state = isAlone ? "alone" : "all";
			seen.push(`${state} ${length > 0 ? "after" : "before"} the paint`);
		}).observe(document, {
			attributeFilter: ["data-first-section"],
			subtree: true,
		});
	}, unreported);
}

test.use({ viewport: { width: 412, height: 823 } });

const seen = (page: Page) => page.evaluate("seen");

for (const [visit, responseMs, deliveryType] of [
	["over a slow network", slowFromMs, ""],
	["over a fast network", slowFromMs - 1, ""],
	["for the second time", slowFromMs, "cache"],
] as const) {
	test(`${visit} a phone paints the first section alone, then the rest`, async ({
		page,
	}) => {
		await setUp(page);
		await reportResponse(page, responseMs, deliveryType);
		// The load, which waits for this script, would show all as well.
		const load = await holdBack(page, "**/main.*.js");
		await page.goto(path, { waitUntil: "commit" });
		await expect
			.poll(() => seen(page))
			.toEqual(["alone before the paint", "all after the paint"]);
		load();
		await isHydrated(page);
		await expect(page.locator(below)).toBeVisible();
		await expect(page.locator("footer nav").first()).toBeVisible();
		expect(await shiftOf(page)).toBe(0);
	});
}

test("until then the rest is not laid out on a phone, and the page scrolls; once it has loaded all is shown, painted or not", async ({
	page,
}) => {
	await setUp(page, { unreported: true });
	// Over a fast network the page would be loaded before the script is requested.
	await reportResponse(page, slowFromMs);
	const load = await holdBack(page, "**/main.*.js");
	await page.goto(path, { waitUntil: "commit" });
	await expect(page.locator("footer")).toBeAttached();
	await expect(page.locator(header)).toBeVisible();
	await expect(page.locator(below)).toBeHidden();
	await expect(page.locator("footer > *").first()).toBeHidden();
	expect(
		await page.evaluate(() => document.body.scrollHeight > innerHeight),
	).toBe(true);
	await page.setViewportSize({ width: 768, height: 1024 });
	await expect(page.locator(below)).toBeVisible();
	await page.setViewportSize({ width: 412, height: 823 });
	await expect(page.locator(below)).toBeHidden();
	load();
	await expect(page.locator(below)).toBeVisible();
	expect(await seen(page)).toHaveLength(2);
});

for (const [name, path = ""] of [
	["home", screens.home],
	["service", screens.service],
] as const) {
	test(`nor is what lies below the screen in the ${name} page's long first section`, async ({
		page,
	}) => {
		test.skip(!hasOwnWords, "another company may have shorter texts");
		await setUp(page, { unreported: true });
		await reportResponse(page, slowFromMs);
		const load = await holdBack(page, "**/main.*.js");
		await page.goto(path, { waitUntil: "commit" });
		await expect(page.locator("footer")).toBeAttached();
		await expect(page.locator(header)).toBeVisible();
		const later = page.locator("main > :first-child [data-below]");
		await expect(later).toBeHidden();
		load();
		await expect(later).toBeVisible();
		await expect(later).not.toBeInViewport({ ratio: 0.1 });
	});
}

test("nothing is kept back where the browser scrolls to it", async ({
	browser,
}) => {
	for (const target of ["#message", "#:~:text=Email"]) {
		const page = await browser.newPage();
		await setUp(page);
		await page.goto(path + target);
		await isHydrated(page);
		expect(await seen(page)).toEqual([]);
		await page.close();
	}
});

test("nor when the page is reloaded further down, or returned to", async ({
	page,
}) => {
	await setUp(page);
	await page.goto(path);
	await isHydrated(page);
	await page.evaluate(() => scrollTo(0, 600));
	await page.reload();
	await isHydrated(page);
	expect(await seen(page)).toEqual([]);
	await expect.poll(() => page.evaluate("scrollY")).toBe(600);

	await page.goto(routes.careers);
	await page.goBack();
	await isHydrated(page);
	expect(await seen(page)).toEqual([]);
	await expect.poll(() => page.evaluate("scrollY")).toBe(600);
});

test.describe("without observers of performance, which a visitor can turn off", () => {
	test.use({ expectedFaults: [/PerformanceObserver is not defined/] });

	test("nothing is kept back either, and the page hydrates", async ({
		page,
	}) => {
		await setUp(page);
		await page.addInitScript("delete window.PerformanceObserver");
		await page.goto(path);
		await isHydrated(page);
		expect(await seen(page)).toEqual([]);
		await expect(page.locator(below)).toBeVisible();
	});
});
