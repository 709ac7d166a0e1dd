import type { Page } from "playwright/test";
import { productPath } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { loadCopy } from "#frontend/build/copy/read-folder.ts";
import {
	extension,
	product,
	serviceHeading,
	serviceHeadingId,
	serviceHref,
} from "#tests/samples.ts";
import { goTo, isStill, scrolled } from "./support/scrolling.ts";
import { expect, isHydrated, test } from "./support/test.ts";

const aboutHeading = loadCopy().about.heading;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const footerLink = (page: Page, name: string) =>
	page
		.getByRole("navigation", { name: "Footer" })
		.getByRole("link", { name, exact: true });

/** Follows a link of the footer without scrolling to it, as a real click would. */
async function follow(page: Page, name: string, title: string): Promise<void> {
	await footerLink(page, name).dispatchEvent("click");
	await expect(heading(page)).toHaveText(title);
}

/** From now on notes how the page scrolls by script, and what its live regions say. */
async function watch(page: Page): Promise<() => Promise<Watched>> {
	await page.evaluate(() => {
		const seen = { scrolls: [] as unknown[], said: [] as string[] };
		Object.assign(window, { seen });
		const { scrollTo } = window;
		window.scrollTo = ((...to: [ScrollToOptions]) => {
			seen.scrolls.push(to[0]);
			scrollTo(...to);
		}) as typeof window.scrollTo;
		new MutationObserver((records) => {
			for (const { target } of records) {
				const region = (
					target instanceof Element ? target : target.parentElement
				)?.closest("[aria-live], [role=status], [role=alert]");
				if (region) seen.said.push(region.textContent ?? "");
			}
		}).observe(document.body, {
			characterData: true,
			childList: true,
			subtree: true,
		});
	});
	return () =>
		page.evaluate(() => (window as unknown as { seen: Watched }).seen);
}
type Watched = { scrolls: unknown[]; said: string[] };

test("a link brings title, heading, focus and one announcement without loading the document anew", async ({
	open,
	page,
}) => {
	await open("/");
	// What turns on this page speaks to nobody; it could only disturb.
	await page.emulateMedia({ reducedMotion: "reduce" });
	const watched = await watch(page);
	await goTo(page, 900);
	await follow(page, "Careers", "Join Our Team");
	await expect(heading(page)).toBeFocused();
	await expect(page).toHaveURL("/company/careers");
	const title = await page.title();
	expect(title).toMatch(new RegExp(`^Careers.* \\| ${site.name}$`));
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

	await follow(page, "Partners", "Our Partners");
	expect((await watched()).said).toEqual([title, await page.title()]);
});

test("a link within a text does so too", async ({ open, page }) => {
	await open("/legal/cookies");
	await page.evaluate(() => Object.assign(window, { isSame: true }));
	await page.getByRole("main").locator("a[href='/legal/privacy']").click();
	await expect(heading(page)).toHaveText("Privacy Policy");
	await expect(heading(page)).toBeFocused();
	expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("a push scrolls smoothly to the top, and the page fades in", async ({
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
	// The second time by the library, which is fetched meanwhile.
	for (const [name, title] of [
		["Partners", "Our Partners"],
		["Careers", "Join Our Team"],
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

test("Back and Forward restore the place, over a reload and another site too", async ({
	open,
	page,
}) => {
	await open("/company/about");
	const watched = await watch(page);
	await goTo(page, 600);
	await follow(page, "Partners", "Our Partners");
	await expect.poll(() => scrolled(page)).toBe(0);
	await goTo(page, 300);
	await follow(page, "Careers", "Join Our Team");
	await expect.poll(() => scrolled(page)).toBe(0);

	await test.step("at once, not smoothly", async () => {
		await page.goBack();
		await expect(heading(page)).toHaveText("Our Partners");
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

	await test.step("but an address that is entered anew begins at its top", async () => {
		await page.goto("/company/about");
		await isHydrated(page);
		expect(await scrolled(page)).toBe(0);
		await page.goBack();
		await expect(heading(page)).toHaveText("Our Partners");
		await expect.poll(() => scrolled(page)).toBe(300);
	});
});

test("Back restores the place also while the page still scrolls to its top", async ({
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
	await footerLink(page, "Partners").dispatchEvent("click");
	await expect(heading(page)).toBeFocused();
	await expect(heading(page)).toHaveText(aboutHeading);
	await expect.poll(() => scrolled(page)).toBe(600);
	await isStill(page);
	expect(await scrolled(page)).toBe(600);
});

test("a hash leads to its place, from another page, within one, and on Back", async ({
	open,
	page,
}) => {
	const place = page.getByRole("heading", { name: serviceHeading });
	const search = async (words: string) => {
		await page.keyboard.press("Control+k");
		const dialog = page.getByRole("dialog", { name: "Search" });
		await dialog.getByRole("combobox").fill(words);
		await expect(dialog.getByRole("option").first()).toContainText(words);
		await page.keyboard.press("Enter");
		await expect(dialog).toBeHidden();
	};
	/** The place stands below the bar, in sight. */
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

test("an in-page link keeps the way back", async ({ open, page }) => {
	await open("/legal/privacy");
	const link = page.locator("main a[href^='#']").last();
	const target = page.locator((await link.getAttribute("href")) ?? "");
	await link.click();
	await expect(target).toBeInViewport();
	expect(await scrolled(page)).toBeGreaterThan(200);
	await page.goBack();
	await expect.poll(() => scrolled(page)).toBe(0);
	await page.goForward();
	await expect(target).toBeInViewport();
});

test("a page's code is fetched once, when somebody means to go there", async ({
	browser,
	baseURL,
}) => {
	const intents: [string, (page: Page) => Promise<void>][] = [
		["the mouse", (page) => footerLink(page, "Careers").hover()],
		["the focus", (page) => footerLink(page, "Careers").focus()],
		[
			"a finger",
			(page) => footerLink(page, "Careers").dispatchEvent("touchstart"),
		],
	];
	const context = await browser.newContext(baseURL ? { baseURL } : {});
	for (const [name, act] of intents) {
		await test.step(name, async () => {
			const page = await context.newPage();
			const asked: string[] = [];
			page.on("request", (request) => asked.push(request.url()));
			const count = () =>
				asked.filter((url) => url.includes("CareersPage")).length;
			await page.goto("/company/about");
			await isHydrated(page);
			await page.waitForLoadState("networkidle");
			expect(count()).toBe(0);
			await act(page);
			await expect.poll(count).toBe(1);
			await follow(page, "Careers", "Join Our Team");
			expect(count()).toBe(1);
			await page.close();
		});
	}
	await context.close();
});

test.describe("when a new version was deployed under an open tab", () => {
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
	const notice = (page: Page) => page.getByRole("alert");

	test("one reload brings the page that was asked for, with its query and place", async ({
		open,
		page,
	}) => {
		await open("/company/careers");
		const loads = countLoads(page);
		await page.route("**/assets/ContactPage-*.js", (route) =>
			loads() === 0 ? route.fulfill(gone) : route.continue(),
		);
		await page
			.getByRole("link", { name: /^Apply Now/ })
			.first()
			.click();
		await expect(heading(page)).toHaveText("Contact Us");
		await isHydrated(page);
		await expect(page).toHaveURL(/\/company\/contact\?/);
		expect(loads()).toBe(1);
		await expect(notice(page)).toHaveCount(0);
		await page.goBack();
		await expect(heading(page)).toHaveText("Join Our Team");
	});

	test("where the reload does not help there is no second, but a notice with a link", async ({
		open,
		page,
	}) => {
		await page.route("**/assets/PartnersPage-*.js", (route) =>
			route.fulfill(gone),
		);
		await open("/company/about");
		const loads = countLoads(page);
		await footerLink(page, "Partners").click();
		await expect(notice(page)).toContainText("could not be loaded");
		await page.waitForLoadState("networkidle");
		expect(loads()).toBe(1);
		// It came from the server, and reads whole.
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

	test("a part that is missing leaves the page standing", async ({
		open,
		page,
	}) => {
		await page.route("**/assets/ExtensionGrid-*.js", (route) =>
			route.fulfill(gone),
		);
		const loads = countLoads(page);
		await page.goto(productPath(product.productId));
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

	test("a part that is dropped as one leaves reloads nothing; where the page stays it says so", async ({
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
});
