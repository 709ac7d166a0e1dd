import type { Page } from "playwright/test";
import { platformPath } from "#content/routes.ts";
import { categoryHref, product } from "#tests/samples.ts";
import { expect, isHydrated, test } from "./support/test.ts";

test("a typeface that loads late moves nothing, and the next page uses it", async ({
	page,
}) => {
	let deliver = () => {};
	const isDelivered = new Promise<void>((resolve) => {
		deliver = resolve;
	});
	await page.route("**/*.woff2", async (route) => {
		await isDelivered;
		await route.continue();
	});
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
	let showNext = () => {};
	const mayShow = new Promise<void>((resolve) => {
		showNext = resolve;
	});
	await page.route("**/ProductPage-*.js", async (route) => {
		await mayShow;
		await route.continue();
	});
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
	await expect(page.locator("h1")).toHaveText(product.productName);
	await expect.poll(() => faceOf(page)).toContain("Instrument Sans");
});

test("on a fast network the typeface is preloaded, and never twice", async ({
	page,
}) => {
	await page.goto(categoryHref);
	await isHydrated(page);
	const preloads = await page.locator("link[as=font]").count();
	expect(preloads).toBeLessThanOrEqual(1);
	const isFast = await page.evaluate(() => {
		const [entry] = performance.getEntriesByType("navigation");
		const { requestStart, domInteractive } =
			entry as PerformanceNavigationTiming;
		return domInteractive - requestStart < 140;
	});
	// A page that has loaded by then requested its font earlier; a busy machine looks like a slow
	// network.
	if (isFast) expect(preloads).toBe(1);
});

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

function shiftOf(page: Page): Promise<number> {
	return page.evaluate(() => {
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: "layout-shift", buffered: true });
		return observer
			.takeRecords()
			.reduce(
				(sum, shift) => sum + ("value" in shift ? Number(shift.value) : 0),
				0,
			);
	});
}
