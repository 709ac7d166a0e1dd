import type { Page } from "playwright/test";
import { locale } from "#content/locale.ts";
import { apiPaths, companyPath, routes } from "#content/routes.ts";
import { copy, patternOf } from "#tests/copy.ts";
import { policyHeading } from "#tests/samples.ts";
import {
	breakElement,
	breakPage,
	brokenWords,
	removeBoundaries,
} from "./support/broken-code.ts";
import { brokenParts } from "./support/broken-parts.ts";
import { dialogOf, searchButton } from "./support/search.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// A part that throws in the browser is shown as it was built; everything around it still works.

test.use({
	expectedFaults: [
		new RegExp(
			`console: .*(${brokenWords}|Failed to load|Minified React error #418)`,
		),
	],
});

test.beforeEach(async ({ page }) => {
	await page.route(`**${apiPaths.feeds}*`, (route) => route.abort());
});

// A chunk may still be loading.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const heading = (page: Page) => page.locator("h1");
const reports = (faults: string[]) =>
	faults.filter((fault) => fault.includes(brokenWords));

/** The console reports the error once, and the page's links still work. */
async function goesOn(page: Page, faults: string[]): Promise<void> {
	await expect.poll(() => reports(faults).length).toBe(1);
	await expect(heading(page)).toHaveCount(1);
	await expect(heading(page)).toBeVisible();
	await page.locator("footer a[href='/legal/terms']").click();
	await expect(heading(page)).toHaveText(policyHeading("terms"));
	await page.goBack();
	await expect(heading(page)).toBeVisible();
	expect(reports(faults).filter((one) => !one.startsWith("console"))).toEqual(
		[],
	);
}

for (const [name, { path, element, prepare, act, shows }] of Object.entries(
	brokenParts,
)) {
	test(`${name} may throw without breaking the page`, async ({
		faults,
		page,
	}) => {
		await breakElement(page, element);
		await prepare?.(page);
		await page.goto(path);
		const title = await heading(page).textContent();
		if (act) {
			await isHydrated(page);
			await act(page);
		}
		await expect.poll(() => reports(faults).length).toBe(1);
		await shows(page);
		await expect(heading(page)).toHaveText(title ?? "");
		await goesOn(page, faults);
	});
}

test("a page that throws is shown as built, and the next one works", async ({
	faults,
	page,
}) => {
	await breakPage(page, "CompanyPage");
	await page.goto(companyPath("about"));
	const title = await page.title();
	await isHydrated(page);
	const built = await page.locator("main").textContent();
	expect(built?.length).toBeGreaterThan(500);
	await expect(page).toHaveTitle(title);
	await goesOn(page, faults);
	// Returns to the broken page by a client-side navigation.
	await expect(page.locator("main")).toHaveText(built ?? "");

	await test.step("a navigation to it fetches it from the server", async () => {
		await page.goto(routes.careers);
		await isHydrated(page);
		await page.locator(`footer a[href='${companyPath("about")}']`).click();
		await expect(page.locator("main")).toHaveText(built ?? "");
		await expect(page).toHaveTitle(title);
		await expect(heading(page)).toHaveCount(1);
		await searchButton(page).click();
		await expect(dialogOf(page)).toBeVisible();
	});
});

test("a page that cannot be loaded in any way says so, with two ways out", async ({
	faults,
	page,
}) => {
	await breakPage(page, "CompanyPage");
	await page.goto(routes.careers);
	await isHydrated(page);
	await page.route(`**${companyPath("about")}`, (route) => route.abort());
	await page.locator(`footer a[href='${companyPath("about")}']`).click();
	await expect(heading(page)).toHaveText(copy.broken.heading);
	await expect(heading(page)).toBeFocused();
	await expect(page).toHaveTitle(patternOf(copy.broken.heading));
	await expect.poll(() => reports(faults).length).toBe(1);
	faults.length = 0;
	await page.unroute(`**${companyPath("about")}`);
	await page
		.locator("main")
		.getByRole("link", { name: copy.broken.reloadLabel })
		.click();
	await expect(heading(page)).not.toHaveText(copy.broken.heading);
	await expect(page).toHaveURL(companyPath("about"));
	await goesOn(page, faults);
});

test("without any boundary the document stays as it was built", async ({
	faults,
	page,
}) => {
	await removeBoundaries(page, { "aria-label": copy.frame.footerLabel });
	await page.addInitScript(() => localStorage.setItem("theme", "dark"));
	await page.goto(companyPath("about"));
	const title = await page.title();
	await expect.poll(() => reports(faults).length).toBe(1);
	await expect(heading(page)).toBeVisible();
	await expect(page).toHaveTitle(title);
	await expect(page.locator("html")).toHaveAttribute("lang", locale);
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect(page.locator("header nav a").first()).toBeVisible();
	await expect(page.getByRole("button")).toHaveCount(0);
	await page.locator("footer a[href='/legal/terms']").click();
	await expect(heading(page)).toHaveText(policyHeading("terms"));
});

test("nothing flashes while React re-renders what it could not hydrate", async ({
	faults,
	page,
}) => {
	await page.addInitScript(() => {
		localStorage.setItem("theme", "dark");
		const flashes: string[] = [];
		Object.assign(window, { flashes });
		const wanted = 0;
		const look = () => {
			requestAnimationFrame(look);
			if (!document.querySelector("footer a")) return;
			const root = document.documentElement;
			if (root.dataset.theme !== "dark") flashes.push("the theme");
			if (!document.querySelector("h1")) flashes.push("the heading");
			for (const use of document.querySelectorAll("main use")) {
				const href = use.getAttribute("href") ?? "";
				if (!document.querySelector(href)) flashes.push(`icon ${href}`);
			}
			if (scrollY !== wanted) flashes.push(`scrolled to ${scrollY}`);
		};

		requestAnimationFrame(look);
	});
	const looksTheSame = async () => {
		await page.goto(routes.contact);
		await isHydrated(page);
		const reported = () =>
			faults.filter((fault) => !fault.includes("Failed to load"));
		await expect.poll(() => reported().length).toBe(1);
		await page.evaluate(
			() =>
				new Promise((resolve) =>
					requestAnimationFrame(() => requestAnimationFrame(resolve)),
				),
		);
		expect(
			await page.evaluate(
				() => (window as unknown as { flashes: string[] }).flashes,
			),
		).toEqual([]);
	};

	await test.step("since it is another page than the scripts know", async () => {
		await page.route(`**${routes.contact}`, async (route) => {
			const response = await route.fetch();
			const html = await response.text();
			return route.fulfill({
				response,
				body: html.replace(/(<h2[^>]*>)/, "$1Another "),
			});
		});
		await looksTheSame();
		await page.unroute(`**${routes.contact}`);
		faults.splice(0);
	});

	await test.step("since a part of it throws", async () => {
		await breakElement(page, { "aria-label": copy.menuWords.mainLabel });
		await looksTheSame();
	});
});
