import { companyPath } from "#content/routes.ts";
import { closeDelayMs } from "#frontend/features/menu/menu-machine.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { service, serviceHref } from "#tests/samples.ts";
import {
	bar,
	labelOf,
	opened,
	panel,
	sections,
	start,
	trigger,
} from "./support/menu.ts";
import { style } from "./support/style.ts";
import { expect, test } from "./support/test.ts";

test("roles, states and sizes", async ({ open, page }) => {
	await page.setViewportSize({ width: 1280, height: 600 });
	await open(serviceHref);
	const services = trigger(page, sections.services);
	await expect(services).toHaveAttribute("aria-expanded", "false");
	await expect(services).not.toHaveAttribute("aria-controls");
	await expect(bar(page).locator("[role^=menu]")).toHaveCount(0);
	await services.click();
	await expect(services).toHaveAttribute("aria-controls", "panel-services");
	await expect(page.locator("#panel-services")).toBeVisible();
	await expect(
		bar(page).getByRole("region", { name: sections.services }),
	).toBeVisible();
	const current = bar(page).locator("[aria-current]");
	await expect(current).toHaveText(service.menu.label);
	await expect(current).toHaveAttribute("aria-current", "page");
	const other = panel(page).locator("a:not([aria-current])").first();
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		const plain = await style(other, "color");
		await expect
			.poll(() => style(current, "color"), colorScheme)
			.not.toBe(plain);
	}

	const measure = () =>
		panel(page).evaluate((element) => {
			const box = element.getBoundingClientRect();
			const list = element.querySelector("ul");
			return {
				width: box.width,
				height: box.height,
				isInView:
					box.left >= 0 &&
					box.right <= innerWidth &&
					box.top >= 0 &&
					box.bottom <= innerHeight,
				columns: list
					? getComputedStyle(list).gridTemplateColumns.split(" ").length
					: 0,
				scrolls: element.scrollHeight > element.clientHeight,
			};
		});
	await expect.poll(measure).toMatchObject({
		width: 600,
		isInView: true,
		columns: 2,
		// Another company's services may need less.
		...(hasOwnWords && { height: 600 - 8 * 16, scrolls: true }),
	});
	const last = panel(page).getByRole("link").last();
	await last.focus();
	await expect(last).toBeInViewport({ ratio: 1 });

	await page.setViewportSize({ width: 900, height: 800 });
	await trigger(page, sections.company).click();
	await expect.poll(measure).toMatchObject({
		width: 600,
		isInView: true,
		columns: 2,
		// Another company may have many pages.
		...(hasOwnWords && { scrolls: false }),
	});
});

test("a link opens its page and closes the panel, even if that page is already shown", async ({
	open,
	page,
}) => {
	await open("/");
	await trigger(page, sections.services).click();
	await panel(page)
		.getByRole("link", { name: service.menu.label, exact: true })
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		service.pageTitle,
	);
	expect(await opened(page)).toBeNull();
	await trigger(page, sections.services).click();
	await panel(page).locator("[aria-current=page]").click();
	await expect.poll(() => opened(page)).toBeNull();
});

test("a laptop's window of 757 px shows the whole of Services, with links of 24 px", async ({
	open,
	page,
}) => {
	test.skip(!hasOwnWords, "another company has other services");
	for (const width of [1440, 900]) {
		await page.setViewportSize({ width, height: 757 });
		await open(start);
		await trigger(page, sections.services).click();
		const { hidden, height } = await panel(page).evaluate((element) => ({
			hidden: element.scrollHeight - element.clientHeight,
			height: element.querySelector("ul ul a")?.getBoundingClientRect().height,
		}));
		expect(hidden).toBe(0);
		expect(height).toBeGreaterThanOrEqual(24);
	}
});

test("a window that becomes too narrow for the menu closes its panel", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(start);
	await trigger(page, sections.products).press("Enter");
	await expect(panel(page)).toBeVisible();
	await page.setViewportSize({ width: 600, height: 800 });
	// Not by its role: the bar around it is hidden at once.
	await expect(page.locator("[data-panel]")).toHaveCount(0);
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect(trigger(page, sections.products)).toBeVisible();
	expect(await opened(page)).toBeNull();
});

test.describe("by touch", () => {
	test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

	test("a tap opens and closes, a tap on a sibling switches, a tap outside closes", async ({
		open,
		page,
	}) => {
		await page.clock.install();
		await open(start);
		const tap = async (name: string, expected: string | null) => {
			await trigger(page, name).tap();
			await expect.poll(() => opened(page)).toBe(expected);
		};
		await tap(sections.products, sections.products);
		// There is no resting pointer that could have left.
		await page.clock.runFor(closeDelayMs * 2);
		expect(await opened(page)).toBe(sections.products);
		await tap(sections.services, sections.services);
		await tap(sections.services, null);
		await tap(sections.company, sections.company);
		await page.touchscreen.tap(640, 700);
		await expect.poll(() => opened(page)).toBeNull();
		await tap(sections.company, sections.company);
		await panel(page)
			.getByRole("link", { name: labelOf(companyPath("about")) })
			.tap();
		await expect(page).toHaveURL("/company/about");
		await expect.poll(() => opened(page)).toBeNull();
	});
});

test("a panel closes on Back, also if only the hash changes", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(start);
	await page.evaluate(() => {
		location.hash = "part";
	});
	await trigger(page, sections.products).click();
	await expect(panel(page)).toBeVisible();
	await page.goBack();
	await expect(panel(page)).toBeHidden();
	await expect(page).toHaveURL(start);
});
