import { telHref } from "#content/contact/details.ts";
import { site } from "#content/site.ts";
import { copy } from "#tests/copy.ts";
import {
	service,
	serviceHeading,
	serviceHeadingId,
	serviceHref,
} from "#tests/samples.ts";
import { setFontSize } from "./support/font-size.ts";
import { layoutFaults, smallTargets } from "./support/layout-faults.ts";
import { bar, labelOf, menuButton, sections } from "./support/menu.ts";
import { openSheet, sheet } from "./support/menu-sheet.ts";
import { inputOf, rowTo } from "./support/search.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// The menu sheet on a touch screen: its contents, their position and what they do.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const about = labelOf("/company/about");

test("everything in it can be reached, and nothing is cut off", async ({
	open,
	page,
}) => {
	await open(serviceHref);
	for (const [name, viewport, standard = 16] of [
		["a phone", { width: 360, height: 740 }],
		["a small phone", { width: 320, height: 568 }],
		["a phone in landscape", { width: 640, height: 360 }],
		["one below the browser's bars", { width: 740, height: 290 }],
		["a longer phone in landscape", { width: 844, height: 390 }],
		["a tablet", { width: 768, height: 1024 }],
		["a phone with large text", { width: 360, height: 740 }, 32],
	] as const) {
		await page.setViewportSize(viewport);
		await setFontSize(page, standard);
		await expect(bar(page), name).toBeHidden();
		await openSheet(page);
		if (name !== "a tablet") {
			// Everything except the scrollbar's width, which stays reserved so that the page does not
			// shift.
			const width = await page.evaluate(() => document.body.clientWidth);
			const box = { x: 0, y: 0, width, height: viewport.height };
			expect(await sheet(page).boundingBox(), name).toEqual(box);
		}
		const link = (name: string) =>
			sheet(page).getByRole("link", { name, exact: true });
		const button = (name: string) => sheet(page).getByRole("button", { name });
		// It has the focus.
		await expect(button(copy.menuWords.closeLabel), name).toBeInViewport({
			ratio: 1,
		});
		for (const control of [
			link(copy.frame.homeLink),
			button(copy.menuWords.closeLabel),
			link(service.menu.label),
			sheet(page).getByRole("navigation").getByRole("link").last(),
			button(copy.frame.searchLabel),
			button(copy.frame.themeLabel),
			link(copy.menuWords.writeLabel),
			...(site.phoneNumber ? [link(site.phoneNumber)] : []),
		]) {
			// Playwright's own would leave it cut off by a fraction of a pixel.
			await control.evaluate((element) =>
				element.scrollIntoView({ block: "center", behavior: "instant" }),
			);
			await expect(control, name).toBeInViewport({ ratio: 1 });
		}
		const isTooWide = await sheet(page).evaluate(
			(element) => element.scrollWidth > element.clientWidth,
		);
		expect(isTooWide, name).toBe(false);
		expect.soft(await smallTargets(page), name).toEqual([]);
		const faults = await layoutFaults(page);
		// The sheet covers the page on purpose.
		expect
			.soft(
				faults.filter((fault) => /dialog|nav/i.test(fault)),
				name,
			)
			.toEqual([]);
		await page.keyboard.press("Escape");
		await expect(sheet(page)).toBeHidden();
	}
});

test("the quick actions stay at the lower edge, in one row on a phone in landscape, however far the tree is scrolled", async ({
	open,
	page,
}) => {
	await open(serviceHref);
	await openSheet(page);
	const write = sheet(page).getByRole("link", {
		name: copy.menuWords.writeLabel,
	});
	const call = sheet(page).getByRole("link", { name: site.phoneNumber });
	const last = site.phoneNumber ? call : write;
	const before = await last.boundingBox();
	expect(before?.y).toBeGreaterThan(740 * 0.75);
	await sheet(page)
		.getByRole("navigation")
		.getByRole("link")
		.last()
		.scrollIntoViewIfNeeded();
	expect(await last.boundingBox()).toEqual(before);
	if (site.phoneNumber)
		await expect(call).toHaveAttribute("href", telHref(site.phoneNumber));

	// There they leave most of the height to the tree.
	for (const width of [640, 740, 880]) {
		await page.setViewportSize({ width, height: 360 });
		const tree = await sheet(page).getByRole("navigation").boundingBox();
		const search = await sheet(page)
			.getByRole("button", { name: copy.frame.searchLabel })
			.boundingBox();
		expect(tree?.width, `${width}`).toBeGreaterThan(width * 0.8);
		expect((await write.boundingBox())?.y, `${width}`).toBe(search?.y);
	}
});

test("the current page's section is expanded with its link in view, also after a navigation", async ({
	open,
	page,
}) => {
	await open(serviceHref);
	await openSheet(page);
	const current = sheet(page).locator("nav [aria-current=page]");
	await expect(current).toHaveText(service.menu.label);
	await expect(current).toBeInViewport({ ratio: 1 });
	await sheet(page).getByText(sections.company, { exact: true }).tap();
	// One section at a time.
	await expect(current).toBeHidden();
	await sheet(page).getByRole("link", { name: about }).tap();
	await expect(page).toHaveURL("/company/about");
	// The URL changes first; until then a tap would reach the old sheet, which closes.
	await expect(sheet(page)).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await openSheet(page);
	await expect(current).toHaveText(about);
	await expect(current).toBeInViewport({ ratio: 1 });
	await expect(
		sheet(page).getByRole("link", { name: service.menu.label, exact: true }),
	).toBeHidden();
});

test("a page that is not in the menu has its section expanded; a policy has none", async ({
	open,
	page,
}) => {
	await open("/company/careers");
	await openSheet(page);
	await expect(sheet(page).getByRole("link", { name: about })).toBeVisible();
	await open("/legal/privacy");
	await openSheet(page);
	await expect(sheet(page).locator("details[open]")).toHaveCount(0);
});

test("the theme changes while it is open; the search replaces it, and the focus returns to the button", async ({
	open,
	page,
}) => {
	await page.emulateMedia({ colorScheme: "light" });
	await open("/company/about");
	await openSheet(page);
	const isDark = () =>
		expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await sheet(page).getByRole("button", { name: copy.frame.themeLabel }).tap();
	await isDark();
	await sheet(page)
		.getByRole("button", { name: copy.menuWords.closeLabel })
		.tap();
	await expect(sheet(page)).toBeHidden();
	await isDark();
	await openSheet(page);
	await sheet(page).getByRole("button", { name: copy.frame.searchLabel }).tap();
	const search = page.getByRole("dialog", { name: copy.frame.searchLabel });
	await expect(search.getByRole("combobox")).toBeFocused();
	await expect(sheet(page)).toBeHidden();
	await page.keyboard.press("Escape");
	await expect(search).toBeHidden();
	await expect(menuButton(page)).toBeFocused();
});

test("a search result on the current page closes it, if the search was opened over it with a key", async ({
	open,
	page,
}) => {
	await open(serviceHref);
	await openSheet(page);
	await page.keyboard.press("/");
	await inputOf(page).fill(service.pageTitle);
	await rowTo(page, serviceHref).tap();
	await expect(sheet(page)).toBeHidden();
	await openSheet(page);
	await page.keyboard.press("/");
	await inputOf(page).fill(serviceHeading.toLowerCase());
	await rowTo(page, `${serviceHref}#${serviceHeadingId}`).tap();
	await expect(page).toHaveURL(`${serviceHref}#${serviceHeadingId}`);
	await expect(sheet(page)).toBeHidden();
	await expect(
		page.getByRole("heading", { name: serviceHeading }),
	).toBeInViewport();
});

test("Get in Touch closes it, even on the contact page", async ({
	open,
	page,
}) => {
	await open("/company/contact");
	await openSheet(page);
	await sheet(page)
		.getByRole("link", { name: copy.menuWords.writeLabel })
		.tap();
	await expect(sheet(page)).toBeHidden();
	await expect(page).toHaveURL("/company/contact?general");
	// Back returns to the same page without the query.
	await openSheet(page);
	await page.goBack();
	await expect(page).toHaveURL("/company/contact");
	await expect(sheet(page)).toBeHidden();
	await isHydrated(page);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("its link leads to the same links in the footer, with the telephone number", async ({
		page,
	}) => {
		await page.goto("/company/about");
		await page
			.getByRole("link", { name: copy.menuWords.sheetLabel, exact: true })
			.tap();
		const footer = page.locator("#footer");
		await expect(footer).toBeInViewport();
		if (!site.phoneNumber) return;
		await expect(
			page.locator("footer").getByRole("link", { name: site.phoneNumber }),
		).toBeVisible();
	});
});
