import type { Page } from "playwright/test";
import { platformPath } from "#content/routes.ts";
import { slowFromMs } from "#frontend/build/inline/when-to-load.ts";
import { reportResponse } from "#tests/navigation-timing.ts";
import { categoryHref, platform } from "#tests/samples.ts";
import { holdBack } from "./support/hydration.ts";
import { shiftOf } from "./support/layout-shift.ts";
import { expect, isHydrated, test } from "./support/test.ts";

test("a typeface that loads late moves nothing, and the next page uses it", async ({
	page,
}) => {
	const deliver = await holdBack(page, "**/*.woff2");
	await page.setViewportSize({ width: 412, height: 823 });
	await page.goto(categoryHref, { waitUntil: "domcontentloaded" });
	await isHydrated(page);
	expect(await faceOf(page)).not.toContain("Instrument Sans");
	const arrived = page.waitForResponse("**/*.woff2");
	deliver();
	await (await arrived).finished();
	// Anything that would move has moved once the next frame is drawn.
	await page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(resolve)),
	);
	expect(await shiftOf(page)).toBe(0);

	// The old page stays as it is until the new one replaces it.
	const showNext = await holdBack(page, "**/ProductPage.*.js");
	await page.locator(`footer a[href="${platformPath}"]`).click();
	await expect(page).toHaveURL(platformPath);
	await page.evaluate(async () => {
		const file = document.querySelector('meta[name="font"]');
		await new FontFace(
			"same file",
			`url(${file?.getAttribute("content")})`,
		).load();
		await new Promise((resolve) => requestAnimationFrame(resolve));
	});
	expect(await faceOf(page)).not.toContain("Instrument Sans");
	showNext();
	await expect(page.locator("h1")).toHaveText(platform.productName);
	await expect.poll(() => faceOf(page)).toContain("Instrument Sans");
});

test("on a fast network the typeface is preloaded, and requested once, however slow the CPU", async ({
	page,
}) => {
	const requested = await watchRequests(page, slowFromMs - 1);
	await page.addInitScript((ms) => {
		const until = performance.now() + ms;
		while (performance.now() < until);
	}, 2 * slowFromMs);
	await page.goto(categoryHref);
	await isHydrated(page);
	await page.evaluate(() => document.fonts.ready);
	const initiators = await page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.filter(({ name }) => name.endsWith(".woff2"))
			.map((entry) => (entry as PerformanceResourceTiming).initiatorType),
	);
	expect(initiators).toEqual(["link"]);
	expect(requested).toHaveLength(1);
});

test("on a slow network a first page loads the typeface once it has hydrated, does not show it, and the next page does", async ({
	page,
}) => {
	const requested = await watchRequests(page, slowFromMs);
	const hydrate = await holdBack(page, "**/main.*.js");
	await page.goto(categoryHref, { waitUntil: "domcontentloaded" });
	expect(await statusOncePainted(page)).toBe("unloaded");
	expect(requested).toEqual([]);

	hydrate();
	await isHydrated(page);
	await expect.poll(() => requested).toHaveLength(1);
	expect(await faceOf(page)).not.toContain("Instrument Sans");
	expect(await shiftOf(page)).toBe(0);

	await page.locator(`footer a[href="${platformPath}"]`).click();
	await expect(page.locator("h1")).toHaveText(platform.productName);
	await expect.poll(() => faceOf(page)).toContain("Instrument Sans");
	expect(requested).toHaveLength(1);
});

test("on a slow network a page opened from another one uses the typeface, which the browser has", async ({
	page,
	baseURL,
}) => {
	const requested = await watchRequests(page, slowFromMs);
	await holdBack(page, "**/main.*.js");
	await page.goto(categoryHref, {
		waitUntil: "domcontentloaded",
		referer: `${baseURL}/`,
	});
	expect(await statusOncePainted(page)).not.toBe("unloaded");
	await expect.poll(() => requested).toHaveLength(1);
});

/**
 * Has the next page's response take this many ms.
 * @returns the fonts that have been requested so far
 */
async function watchRequests(
	page: Page,
	responseMs: number,
): Promise<string[]> {
	const requested: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith(".woff2")) requested.push(request.url());
	});
	await reportResponse(page, responseMs);
	return requested;
}

/** Returns whether the rules have had the typeface loaded by the first paint. */
async function statusOncePainted(page: Page): Promise<string | undefined> {
	await page.waitForFunction(
		() => performance.getEntriesByName("first-contentful-paint").length > 0,
	);
	return page.evaluate(
		() =>
			[...document.fonts].find(({ family }) => /Instrument Sans/.test(family))
				?.status,
	);
}

/** Returns the typefaces that the heading is drawn with. */
async function faceOf(page: Page): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	const { root } = await session.send("DOM.getDocument");
	const { nodeId } = await session.send("DOM.querySelector", {
		nodeId: root.nodeId,
		selector: "h1",
	});
	const { fonts } = await session.send("CSS.getPlatformFontsForNode", {
		nodeId,
	});
	await session.detach();
	return fonts.map(({ familyName }) => familyName);
}
