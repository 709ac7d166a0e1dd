import type { Page } from "playwright/test";
import { routes } from "#content/routes.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { screens } from "#tests/screens.ts";
import { holdBack } from "./support/hydration.ts";
import { shiftOf } from "./support/layout-shift.ts";
import { expect, isHydrated, test } from "./support/test.ts";

const path = routes.contact;
const header = "main > :first-child h1";
const below = "main form";

/**
 * Makes the page take its network for slow or fast.
 * @param deliveryType "cache" if the page is unchanged since an earlier visit
 * @param unreported leave out that the page has been painted
 */
async function setUp(
	page: Page,
	{ isSlow = true, deliveryType = "", unreported = false } = {},
): Promise<void> {
	await page.addInitScript(
		({ isSlow, deliveryType, unreported }) => {
			const entriesOf = performance.getEntriesByType.bind(performance);
			performance.getEntriesByType = (type) =>
				entriesOf(type).map((entry) => {
					if (type !== "navigation") return entry;
					const requestStart = isSlow ? -1_000 : performance.now();
					return { ...entry.toJSON(), deliveryType, requestStart };
				});
			if (unreported) PerformanceObserver.prototype.observe = () => {};
			const seen: string[] = [];
			Object.assign(window, { seen });
			new MutationObserver(() => {
				const { length } = performance.getEntriesByName(
					"first-contentful-paint",
				);
				const isAlone = "firstSection" in document.documentElement.dataset;
				const state = isAlone ? "alone" : "all";
				seen.push(`${state} ${length > 0 ? "after" : "before"} the paint`);
			}).observe(document, {
				attributeFilter: ["data-first-section"],
				subtree: true,
			});
		},
		{ isSlow, deliveryType, unreported },
	);
}

test.use({ viewport: { width: 412, height: 823 } });

const seen = (page: Page) => page.evaluate("seen");

test("over a slow network a phone paints the first section alone, then the rest", async ({
	page,
}) => {
	await setUp(page);
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

test("so does one that has the page from an earlier visit, however fast the network", async ({
	page,
}) => {
	await setUp(page, { isSlow: false, deliveryType: "cache" });
	await page.goto(path);
	await isHydrated(page);
	expect(await seen(page)).toEqual([
		"alone before the paint",
		"all after the paint",
	]);
});

test("until then the rest is not laid out on a phone, and the page scrolls; once it has loaded all is shown, painted or not", async ({
	page,
}) => {
	await setUp(page, { unreported: true });
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

test("nothing is kept back where the browser scrolls to it, and on a fast network", async ({
	browser,
}) => {
	for (const [isSlow, target] of [
		[true, `${path}#message`],
		[true, `${path}#:~:text=Email`],
		[false, path],
	] as const) {
		const page = await browser.newPage();
		await setUp(page, { isSlow });
		await page.goto(target);
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
