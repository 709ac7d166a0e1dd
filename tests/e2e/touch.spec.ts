import type { Locator, Page } from "playwright/test";
import { visibleNames } from "#content/contact/fields.ts";
import { companyPath, policyPath, routes } from "#content/routes.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { categoryQuery, serviceHref } from "#tests/samples.ts";
import { screens } from "#tests/screens.ts";
import { menuButton } from "./support/menu.ts";
import { dialogOf } from "./support/search.ts";
import { expect, test } from "./support/test.ts";
import { touchFaults } from "./support/touch-faults.ts";

// Emulates a phone of 360 px, which zooms into fields with small text and waits for double taps.
// Real touch input, in Chromium and WebKit, is tested in tests/browsers/checks/touch.ts.
test.use({
	viewport: { width: 360, height: 780 },
	hasTouch: true,
	isMobile: true,
	expectedFaults: [/console: .*status of 404/],
});

/** What a keyboard leaves of 360 × 780 px, and of a smaller phone's screen. */
const aboveKeyboard = { width: 360, height: 400 };

const faults = (page: Page) => page.evaluate(touchFaults);

test("every target of every kind of page is large enough on the phone, which has a coarse pointer", async ({
	open,
	page,
}) => {
	test.setTimeout(90_000);
	for (const [name, path] of Object.entries(screens)) {
		await open(path);
		// Collapsed content must be reachable by finger too.
		await page.evaluate(() => {
			for (const details of document.querySelectorAll<HTMLDetailsElement>(
				"main details",
			)) {
				details.open = true;
			}
		});
		expect.soft(await faults(page), `the ${name} page`).toEqual([]);
	}
	const isPhone = await page.evaluate(
		() => matchMedia("(hover: none) and (pointer: coarse)").matches,
	);
	expect(isPhone).toBe(true);
});

test("every target of the sheet is large enough, whichever section is open", async ({
	open,
	page,
}) => {
	await open(serviceHref);
	await menuButton(page).tap();
	const sections = page.locator("dialog details");
	await expect(sections.first()).toBeVisible();
	for (const section of await sections.all()) {
		if (!(await section.evaluate((it: HTMLDetailsElement) => it.open))) {
			await section.locator("summary").tap();
		}
		await expect(section.getByRole("link").first()).toBeVisible();
		expect(await faults(page)).toEqual([]);
	}
});

test("every target of the search is large enough, empty and with results, of which a keyboard over half of the screen leaves one", async ({
	open,
	page,
}) => {
	await open(companyPath("about"));
	await page.locator("header button[aria-keyshortcuts]").tap();
	const search = dialogOf(page);
	await expect(search.getByRole("combobox")).toBeFocused();
	expect(await faults(page)).toEqual([]);
	await page.keyboard.type(categoryQuery);
	// Another company may have fewer results.
	await expect(
		search.getByRole("option").nth(hasOwnWords ? 2 : 0),
	).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await page.setViewportSize(aboveKeyboard);
	await expectClear(search.getByRole("combobox"));
	await expect(search.getByRole("option").first()).toBeInViewport();
});

test("every target of the contact form is large enough while it shows its errors", async ({
	open,
	page,
}) => {
	await open(routes.contact);
	await page.locator("main form button[type=submit]").tap();
	await expect(page.locator("main form :user-invalid").first()).toBeVisible();
	expect(await faults(page)).toEqual([]);
});

test.describe("on a page that is broken on purpose", () => {
	// The policy would block the injected styles.
	test.use({ bypassCSP: true });

	test("the check finds targets that are too small or too close, and fields that would zoom", async ({
		open,
		page,
	}) => {
		await open(policyPath("privacy"));
		await page.evaluate(() => {
			document.querySelector("main")?.insertAdjacentHTML(
				"afterbegin",
				`<button id="low" style="width:200px;height:40px"></button>
			<div style="display:flex;gap:2px"><a href="/1" id="one" style="width:30px;height:20px">1</a><a href="/2" id="two" style="width:30px;height:20px">2</a></div>
			<input id="small" style="font-size:15px;height:60px;width:200px;touch-action:auto">`,
			);
		});
		const found = (await faults(page)).join("\n");
		expect(found).toContain("BUTTON low: 200 × 40 px");
		expect(found).toContain("A 1: 30 × 20 px");
		expect(found).toContain("INPUT small: letters of 15px");
		expect(found).toContain("INPUT small: two quick taps zoom in");
	});
});

test.describe("with a keyboard over half of the screen", () => {
	test.use({ viewport: aboveKeyboard });

	test("no field of the contact form is covered", async ({ open, page }) => {
		await open(routes.contact);
		for (const id of visibleNames) {
			await expectClear(page.locator(`#${id}`));
		}
	});

	for (const path of [routes.blog, routes.research]) {
		test(`the field of ${path} is not covered`, async ({ open, page }) => {
			await open(path);
			await expectClear(page.locator("main input[type=search]"));
		});
	}
});

/**
 * Asserts that the line being typed is between the site's bar and the lower edge, with nothing on
 * top of it.
 */
async function expectClear(field: Locator): Promise<void> {
	await field.tap();
	await expect(field).toBeFocused();
	await expect
		.poll(() =>
			field.evaluate((element) => {
				const { left, width, top } = element.getBoundingClientRect();
				const points = [left + 4, left + width / 2, left + width - 4];
				return points
					.flatMap((x) => [
						document.elementFromPoint(x, top + 3),
						document.elementFromPoint(x, top + 40),
					])
					.every((hit) => hit === element);
			}),
		)
		.toBe(true);
}
