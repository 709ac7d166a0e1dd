import type { Page } from "playwright/test";
import { expect, isHydrated, test } from "./support/test.ts";

const scripts = /\/assets\/[^/]+\.js$/;

test("on a fast line the scripts are asked for once the page is painted", async ({
	page,
}) => {
	await answersAfter(page, 20);
	await page.goto("/company/about");
	await isHydrated(page);
	const { paintedAt, askedAt } = await page.evaluate(() => ({
		paintedAt: performance.getEntriesByName("first-contentful-paint")[0]
			?.startTime,
		askedAt: performance
			.getEntriesByType("resource")
			.filter(({ name }) => name.endsWith(".js"))
			.map(({ startTime }) => startTime),
	}));
	expect(askedAt.length).toBeGreaterThan(2);
	expect(Math.min(...askedAt)).toBeGreaterThanOrEqual(paintedAt ?? Infinity);
});

test("on a slow line, or when someone presses a key, they are asked for before it", async ({
	page,
}) => {
	let paint = () => {};
	const mayPaint = new Promise<void>((resolve) => {
		paint = resolve;
	});
	// Nothing is painted before its stylesheet is here.
	await page.route("**/*.css", async (route) => {
		await mayPaint;
		await route.continue();
	});

	await test.step("a slow line", async () => {
		await answersAfter(page, 150);
		const asked = page.waitForRequest(scripts);
		await page.goto("/company/about", { waitUntil: "commit" });
		await asked;
	});

	await test.step("a key on a fast line", async () => {
		await answersAfter(page, 20);
		await page.goto("/company/careers", { waitUntil: "commit" });
		await page.locator("h1").waitFor({ state: "attached" });
		const asked = page.waitForRequest(scripts);
		await page.keyboard.press("Tab");
		await asked;
	});

	await test.step("and the page wakes when it may be painted", async () => {
		paint();
		await isHydrated(page);
	});
});

test("a page brings its icons; those of the next one come with it, from one file", async ({
	open,
	page,
}) => {
	const sprites: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith(".svg")) sprites.push(request.url());
	});
	await open("/company/about");
	expect(await missingIcons(page)).toEqual([]);
	expect(sprites.filter((url) => url.includes("icons-"))).toEqual([]);

	await page.locator('footer a[href="/services/cloud"]').click();
	await expect(page.locator("h1")).toHaveText("Cloud Solutions");
	await expect.poll(() => missingIcons(page)).toEqual([]);
	expect(sprites.filter((url) => url.includes("icons-"))).toHaveLength(1);
});

/** Makes pages believe that they came after so many milliseconds, and leaves out the second's wait. */
async function answersAfter(page: Page, ms: number): Promise<void> {
	await page.addInitScript((taken) => {
		const entriesOf = performance.getEntriesByType.bind(performance);
		performance.getEntriesByType = (type) =>
			type === "navigation"
				? [{ requestStart: performance.now() - taken } as never]
				: entriesOf(type);
		const wait = window.setTimeout;
		window.setTimeout = ((work: () => void, delay?: number) =>
			delay === 1_000 ? 0 : wait(work, delay)) as never;
	}, ms);
}

/** What the page refers to and does not have. */
function missingIcons(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll("use")]
			.map((use) => use.getAttribute("href") ?? "")
			.filter((href) => !document.querySelector(href)),
	);
}
