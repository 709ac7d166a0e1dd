import type { Page } from "playwright/test";
import { pageTitle } from "#content/page-title.ts";
import { routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { categoryHref, policyHeading } from "#tests/samples.ts";
import { labelOf } from "./support/menu.ts";
import { follow, footerLink, heading, watch } from "./support/navigation.ts";
import { goTo, scrolled } from "./support/scrolling.ts";
import { expect, isHydrated, test } from "./support/test.ts";

const { careers } = copy;

test("following a link updates title, heading and focus and announces once, without reloading the document", async ({
	open,
	page,
}) => {
	await open("/");
	// The rotating spotlight on this page announces nothing, and could only interfere.
	await page.emulateMedia({ reducedMotion: "reduce" });
	const watched = await watch(page);
	await goTo(page, 900);
	await follow(page, labelOf(routes.careers), copy.careers.heading);
	await expect(heading(page)).toBeFocused();
	await expect(page).toHaveURL("/company/careers");
	const title = await page.title();
	expect(title).toBe(pageTitle(careers.meta.title));
	await expect.poll(() => scrolled(page)).toBe(0);
	expect(await watched()).toEqual({
		scrolls: [{ top: 0, behavior: "instant" }],
		said: [title],
	});
	expect(
		await page
			.getByText(title, { exact: true })
			.evaluateAll((elements) =>
				elements
					.filter((element) => element.closest("body"))
					.map((element) => element.getAttribute("aria-live")),
			),
	).toEqual(["polite"]);

	await follow(page, labelOf(routes.partners), copy.partnersPage.heading);
	expect((await watched()).said).toEqual([title, await page.title()]);
});

test("a link within body text does so too", async ({ open, page }) => {
	const cookies = copy.policies.find(({ policy }) => policy === "cookies");
	test.skip(
		!JSON.stringify(cookies).includes("(/legal/privacy)"),
		"its text has no such link",
	);
	await open("/legal/cookies");
	await page.evaluate(() => Object.assign(window, { isSame: true }));
	await page.getByRole("main").locator("a[href='/legal/privacy']").click();
	await expect(heading(page)).toHaveText(policyHeading("privacy"));
	await expect(heading(page)).toBeFocused();
	expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("a press anywhere on a card follows its link", async ({ open, page }) => {
	await open(categoryHref);
	const card = page.locator("#services article").first();
	const href = await card.getByRole("link").getAttribute("href");
	// Next to its icon.
	await card.click({ position: { x: 200, y: 30 } });
	await expect(page).toHaveURL(href ?? "");
});

test("a link to the current page leads to its top and adds no history entry", async ({
	open,
	page,
}) => {
	await open("/");
	const entries = await page.evaluate(() => history.length);
	await goTo(page, 900);
	await page.locator("header a").first().click();
	await expect.poll(() => scrolled(page)).toBe(0);
	await expect(heading(page)).toBeFocused();
	expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("after a double click on a link, one Back returns", async ({
	open,
	page,
}) => {
	await open("/company/about");
	const entries = await page.evaluate(() => history.length);
	const title = (await heading(page).textContent()) ?? "";
	await footerLink(page, labelOf(routes.partners)).dblclick();
	await expect(heading(page)).toHaveText(copy.partnersPage.heading);
	expect(await page.evaluate(() => history.length)).toBe(entries + 1);
	await page.goBack();
	await expect(heading(page)).toHaveText(title);
});

test("a navigation scrolls smoothly to the top, and the page fades in", async ({
	open,
	page,
}) => {
	await open("/company/about");
	const watched = await watch(page);
	await page.evaluate(() => {
		const opacities: number[] = [];
		Object.assign(window, { opacities });
		const look = () => {
			const main = document.querySelector("main");
			if (main) opacities.push(Number(getComputedStyle(main).opacity));
			requestAnimationFrame(look);
		};
		look();
	});
	const opacities = () =>
		page.evaluate(() =>
			(window as unknown as { opacities: number[] }).opacities.splice(0),
		);
	// The second navigation is animated by a library, which has been fetched by then.
	for (const [name, title] of [
		[labelOf(routes.partners), copy.partnersPage.heading],
		[labelOf(routes.careers), copy.careers.heading],
	] as const) {
		await footerLink(page, name).hover();
		await page.waitForLoadState("networkidle");
		await opacities();
		await follow(page, name, title);
		await expect.poll(() => scrolled(page)).toBe(0);
		await expect(page.locator("main")).toHaveCSS("opacity", "1");
		expect(Math.min(...(await opacities()))).toBeLessThan(0.9);
	}
	expect((await watched()).scrolls[0]).toEqual({ top: 0, behavior: "smooth" });
});

test("a page's code is fetched once, when a visitor hovers over, focuses or touches a link to it", async ({
	browser,
	baseURL,
}) => {
	const intents: [string, (page: Page) => Promise<void>][] = [
		["the mouse", (page) => footerLink(page, labelOf(routes.careers)).hover()],
		["the focus", (page) => footerLink(page, labelOf(routes.careers)).focus()],
		[
			"a finger",
			(page) =>
				footerLink(page, labelOf(routes.careers)).dispatchEvent("touchstart"),
		],
	];
	for (const [name, act] of intents) {
		await test.step(name, async () => {
			// With an empty cache.
			const context = await browser.newContext(baseURL ? { baseURL } : {});
			const page = await context.newPage();
			/** How often it has come from the server rather than from the cache. */
			const count = () =>
				page.evaluate(
					() =>
						(
							performance.getEntriesByType(
								"resource",
							) as PerformanceResourceTiming[]
						).filter(
							({ name, transferSize }) =>
								name.includes("CareersPage") && transferSize > 0,
						).length,
				);
			await page.goto("/company/about");
			await isHydrated(page);
			await page.waitForLoadState("networkidle");
			expect(await count()).toBe(0);
			await act(page);
			await expect.poll(count).toBe(1);
			await follow(page, labelOf(routes.careers), copy.careers.heading);
			expect(await count()).toBe(1);
			await context.close();
		});
	}
});
