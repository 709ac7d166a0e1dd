import { companyPath, routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import {
	advisory,
	serviceHeading,
	serviceHeadingId,
	serviceHref,
} from "#tests/samples.ts";
import { holdBack } from "./support/hydration.ts";
import { labelOf } from "./support/menu.ts";
import { follow, footerLink, heading, watch } from "./support/navigation.ts";
import { goTo, isStill, scrolled } from "./support/scrolling.ts";
import { dialogOf, rowTo } from "./support/search.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// Scroll positions after following a hash or returning to a page.

const { companyPages, partners } = copy;
const aboutHeading =
	companyPages.find(({ id }) => id === "about")?.heading ?? "";

test("Back and Forward restore the scroll position, across a reload and another site too", async ({
	open,
	page,
}) => {
	await open("/company/about");
	const watched = await watch(page);
	await goTo(page, 600);
	await follow(page, labelOf(routes.partners), copy.partnersPage.heading);
	await expect.poll(() => scrolled(page)).toBe(0);
	await goTo(page, 300);
	await follow(page, labelOf(routes.careers), copy.careers.heading);
	await expect.poll(() => scrolled(page)).toBe(0);

	await test.step("at once, not smoothly", async () => {
		await page.goBack();
		await expect(heading(page)).toHaveText(copy.partnersPage.heading);
		await expect.poll(() => scrolled(page)).toBe(300);
		await expect(heading(page)).toBeFocused();
		await page.goBack();
		await expect.poll(() => scrolled(page)).toBe(600);
		await page.goForward();
		await expect.poll(() => scrolled(page)).toBe(300);
		expect((await watched()).scrolls.slice(-3)).toEqual(
			[300, 600, 300].map((top) => ({ top, behavior: "instant" })),
		);
	});

	await test.step("after a reload", async () => {
		await page.reload();
		await isHydrated(page);
		await expect.poll(() => scrolled(page)).toBe(300);
		await page.goBack();
		await expect.poll(() => scrolled(page)).toBe(600);
		await page.goForward();
		await expect.poll(() => scrolled(page)).toBe(300);
	});

	await test.step("but a URL that is entered again starts at the top", async () => {
		await page.goto("/company/about");
		await isHydrated(page);
		expect(await scrolled(page)).toBe(0);
		await page.goBack();
		await expect(heading(page)).toHaveText(copy.partnersPage.heading);
		await expect.poll(() => scrolled(page)).toBe(300);
	});
});

test("a reload, and Back from another site, restore the scroll position before the page hydrates", async ({
	open,
	page,
}) => {
	await open("/company/about");
	await goTo(page, 600);
	const hydrate = await holdBack(page, "**/assets/main.*.js");
	await page.reload({ waitUntil: "commit" });
	await expect.poll(() => scrolled(page)).toBe(600);
	await page.goto("about:blank");
	await page.goBack({ waitUntil: "commit" });
	await expect.poll(() => scrolled(page)).toBe(600);
	hydrate();
	await isHydrated(page);
	await isStill(page);
	expect(await scrolled(page)).toBe(600);
	expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
});

test("Back restores the scroll position even while the page is still scrolling to its top", async ({
	open,
	page,
}) => {
	await open("/company/about");
	await goTo(page, 600);
	await page.evaluate(() => {
		addEventListener("pushState", () => {
			addEventListener("scroll", () => history.back(), { once: true });
		});
	});
	await footerLink(page, labelOf(routes.partners)).dispatchEvent("click");
	await expect(heading(page)).toBeFocused();
	await expect(heading(page)).toHaveText(aboutHeading);
	await expect.poll(() => scrolled(page)).toBe(600);
	await isStill(page);
	expect(await scrolled(page)).toBe(600);
});

test("Back before the next page has loaded leaves the page where it is", async ({
	open,
	page,
}) => {
	test.skip(partners.length === 0, "without partners the page is short");
	await open("/company/about");
	await follow(page, labelOf(routes.partners), copy.partnersPage.heading);
	await expect.poll(() => scrolled(page)).toBe(0);
	await goTo(page, 300);
	const release = await holdBack(page, /assets\/ContactPage\./);
	await footerLink(page, labelOf(routes.contact)).click();
	await expect(page).toHaveURL("/company/contact");
	await goTo(page, 500);
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL("/company/partners");
	await isStill(page);
	expect(await scrolled(page)).toBe(500);
	release();
	await isStill(page);
	expect(await scrolled(page)).toBe(500);
	await expect(heading(page)).toHaveText(copy.partnersPage.heading);

	await test.step("and is where a later Back returns to", async () => {
		await follow(page, labelOf(companyPath("about")), aboutHeading);
		await page.goBack();
		await expect.poll(() => scrolled(page)).toBe(500);
	});
});

test("a hash leads to its target, from another page, within a page, and on Back", async ({
	open,
	page,
}) => {
	const place = page.getByRole("heading", { name: serviceHeading });
	const search = async (words: string) => {
		await page.keyboard.press("Control+k");
		const dialog = dialogOf(page);
		await dialog.getByRole("combobox").fill(words);
		await rowTo(page, `${serviceHref}#${serviceHeadingId}`).click();
		await expect(dialog).toBeHidden();
	};
	/** Asserts that the target is visible below the bar. */
	const isThere = async () => {
		await expect(place).toBeInViewport({ ratio: 1 });
		const bar = await page.locator("header").first().boundingBox();
		const box = await place.boundingBox();
		expect(box?.y ?? 0).toBeGreaterThanOrEqual(bar?.height ?? 0);
		expect(box?.y ?? 0).toBeLessThan(300);
	};

	await open("/company/about");
	await goTo(page, 200);
	await search(serviceHeading);
	await expect(page).toHaveURL(`${serviceHref}#${serviceHeadingId}`);
	await isThere();
	await expect(page.locator(`#${serviceHeadingId}`)).toBeFocused();
	const reached = await scrolled(page);

	await page.goBack();
	await expect.poll(() => scrolled(page)).toBe(200);
	await page.goForward();
	await expect.poll(() => scrolled(page)).toBe(reached);

	await goTo(page, 0);
	await search(serviceHeading);
	await isThere();
	await page.goBack();
	await expect.poll(() => scrolled(page)).toBe(0);

	await open(`${serviceHref}#${serviceHeadingId}`);
	await isThere();
	await page.reload();
	await isHydrated(page);
	await isThere();
});

test("a section or card named by the URL begins just below the bar", async ({
	open,
	page,
}) => {
	for (const url of [
		"/#services",
		`${serviceHref}#${serviceHeadingId}`,
		`/resources/security#${advisory?.id.toLowerCase() ?? "main"}`,
	]) {
		await open(url);
		await isStill(page);
		const gap = await page.evaluate(() => {
			const top = (selector: string, edge: "top" | "bottom") =>
				document.querySelector(selector)?.getBoundingClientRect()[edge] ?? NaN;
			return top(location.hash, "top") - top("header", "bottom");
		});
		expect(gap, url).toBeGreaterThanOrEqual(0);
		expect(gap, url).toBeLessThan(40);
	}
});

test("an in-page link can be undone with Back", async ({ open, page }) => {
	await open("/legal/privacy");
	const link = page.locator("main a[href^='#']").last();
	const target = page.locator((await link.getAttribute("href")) ?? "");
	// Scrolls the link into view first: clicking one out of view would itself scroll.
	await goTo(page, 200);
	await link.click();
	await expect(target).toBeInViewport();
	expect(await scrolled(page)).toBeGreaterThan(400);
	await page.goBack();
	await expect.poll(() => scrolled(page)).toBe(200);
	await page.goForward();
	await expect(target).toBeInViewport();
});

test("Back to an advisory's address returns to where the visitor was, not to the advisory", async ({
	open,
	page,
}) => {
	test.skip(!advisory, "no advisory has been published");
	await open(`/resources/security#${advisory?.id.toLowerCase()}`);
	await isStill(page);
	await goTo(page, 40);
	await follow(page, labelOf(companyPath("about")), aboutHeading);
	await expect.poll(() => scrolled(page)).toBe(0);
	await page.goBack();
	await expect.poll(() => scrolled(page)).toBe(40);
	await isStill(page);
	expect(await scrolled(page)).toBe(40);
	await page.reload();
	await isHydrated(page);
	await isStill(page);
	// The typeface, which is there at once now, may take a little more or less room above.
	expect(Math.abs((await scrolled(page)) - 40)).toBeLessThan(20);
});
