import { routes } from "#content/routes.ts";
import { slowFromMs } from "#frontend/build/inline/when-to-load.ts";
import { reportResponse } from "#tests/navigation-timing.ts";
import { category, categoryHref } from "#tests/samples.ts";
import { holdBack } from "./support/hydration.ts";
import { missingIcons } from "./support/icons.ts";
import { expect, isHydrated, test } from "./support/test.ts";

for (const [network, responseMs, order] of [
	["fast", slowFromMs - 1, "after"],
	["slow", slowFromMs, "before"],
] as const) {
	test(`on a ${network} network scripts are requested ${order} the first paint`, async ({
		page,
	}) => {
		await reportResponse(page, responseMs);
		await page.goto("/company/about");
		await isHydrated(page);
		const { paintedAt, requestedAt } = await page.evaluate(() => ({
			paintedAt:
				performance.getEntriesByName("first-contentful-paint")[0]?.startTime ??
				Number.POSITIVE_INFINITY,
			requestedAt: performance
				.getEntriesByType("resource")
				.filter(({ name }) => name.endsWith(".js"))
				.map(({ startTime }) => startTime),
		}));
		expect(requestedAt.length).toBeGreaterThan(2);
		const first = Math.min(...requestedAt);
		expect(first < paintedAt ? "before" : "after").toBe(order);
	});
}

for (const [visit, deliveryType, preloads] of [
	["the first visit on a slow network requests the two largest at once", "", 2],
	["later visits, which have them, wait for the paint", "cache", 0],
] as const) {
	test(`scripts: ${visit}`, async ({ page }) => {
		await reportResponse(page, slowFromMs, deliveryType);
		await page.addInitScript(() => {
			const parsing = new MutationObserver(() => {
				if (!document.querySelector("head > style")) return;
				parsing.disconnect();
				const { length } = document.querySelectorAll("[rel=modulepreload]");
				Object.assign(window, { preloads: length });
			});
			parsing.observe(document, { childList: true, subtree: true });
		});
		await page.goto(routes.careers);
		await isHydrated(page);
		expect(await page.evaluate("preloads")).toBe(preloads);
	});
}

test("a page that is unchanged since the last visit counts as delivered by the cache", async ({
	page,
}) => {
	const delivery = () =>
		page.evaluate(() =>
			performance
				.getEntriesByType("navigation")
				.map((entry) => entry.toJSON().deliveryType),
		);
	await page.goto(routes.careers);
	expect(await delivery()).toEqual([""]);
	await page.goto(routes.blog);
	await page.goto(routes.careers);
	expect(await delivery()).toEqual(["cache"]);
});

test("the page is painted before its full stylesheet loads, and hydrates once it has", async ({
	page,
}) => {
	const deliver = await holdBack(page, "**/*.css");
	const asked = page.waitForRequest(/\/assets\/[^/]+\.js$/);
	await page.goto("/company/about", { waitUntil: "commit" });
	await page.waitForFunction(
		() => performance.getEntriesByName("first-contentful-paint").length > 0,
	);
	await asked;
	expect(await page.evaluate(() => document.readyState)).toBe("loading");
	deliver();
	await isHydrated(page);
});

for (const link of ["#services a", `footer a[href="${routes.careers}"]`]) {
	test(`${link}, which hydrates after the first screen, is followed without a load, however soon it is pressed`, async ({
		page,
	}) => {
		await page.addInitScript((link) => {
			const press = new MutationObserver(() => {
				document.querySelector<HTMLElement>(link)?.click();
				press.disconnect();
			});
			press.observe(document, {
				attributeFilter: ["data-hydrated"],
				subtree: true,
			});
		}, link);
		await page.goto(categoryHref);
		await expect(page.locator("h1")).not.toHaveText(category.title);
		await expect(page.locator("h1")).toBeFocused();
		const loaded = await page.evaluate(
			() => performance.getEntriesByType("navigation")[0]?.name,
		);
		expect(loaded).toBe(new URL(categoryHref, page.url()).href);
	});
}

test("a page includes its icons; the next page's icons come with it, from one file", async ({
	open,
	page,
}) => {
	const sprites: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith(".svg")) sprites.push(request.url());
	});
	await open("/company/about");
	expect(await missingIcons(page)).toEqual([]);
	expect(sprites.filter((url) => url.includes("/icons."))).toEqual([]);

	await page.locator(`footer a[href="${categoryHref}"]`).click();
	await expect(page.locator("h1")).toHaveText(category.title);
	await expect.poll(() => missingIcons(page)).toEqual([]);
	expect(sprites.filter((url) => url.includes("/icons."))).toHaveLength(1);
});
