import type { Page } from "playwright/test";
import { minFillMs } from "#content/contact/limits.ts";
import { routes } from "#content/routes.ts";
import { contactWords } from "#tests/contact-words.ts";
import { copy, patternOf } from "#tests/copy.ts";
import { advisory, service } from "#tests/samples.ts";
import { fieldOf, sendButton } from "./support/contact.ts";
import { labelOf, sections } from "./support/menu.ts";
import { expect, isHydrated, test } from "./support/test.ts";
import { letTimePass } from "./support/toasts.ts";

// This file uses no pointer: everything is reached by keyboard, as by people who have nothing else.

test("the first Tab stop is a link that skips the bar and leads to the content", async ({
	open,
	page,
}) => {
	await open("/company/about");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: copy.frame.skipLink });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();

	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	await page.keyboard.press("Tab");
	expect(await isFocusIn(page, "main")).toBe(true);
});

test("from the menu to a service, its call to action, and a sent message", async ({
	open,
	page,
}) => {
	const called = [service, ...copy.services].find(
		({ listed, callToAction }) => listed && callToAction,
	);
	test.skip(!called, "no service has a call to action");
	const { menu, pageTitle = "", callToAction } = called ?? {};
	test.setTimeout(40_000);
	await page.clock.install();
	await open("/");
	await tabTo(page, sections.services);
	await page.keyboard.press("Enter");
	await tabTo(page, menu?.label ?? "");
	await page.keyboard.press("Enter");
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText(pageTitle);
	await expect(heading).toBeFocused();

	await test.step("the closing call is the last thing before the footer", async () => {
		await page.getByRole("contentinfo").getByRole("link").first().focus();
		await page.keyboard.press("Shift+Tab");
		await expect(
			page
				.getByRole("main")
				.getByRole("link", { name: callToAction?.buttonText ?? "" })
				.last(),
		).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/company\/contact/);
	});

	await test.step("the form", async () => {
		await tabTo(page, copy.contactWords.fields.name);
		await page.keyboard.type("Robin Keys");
		await page.keyboard.press("Tab");
		await expect(fieldOf(page, "phone_number")).toBeFocused();
		await page.keyboard.press("Tab");
		await page.keyboard.type("robin@example.com");
		await page.keyboard.press("Tab");
		await page.keyboard.type("We would like our bill read.");
		// Anyone faster counts as a bot.
		await page.clock.fastForward(minFillMs);
		await page.keyboard.press("Tab");
		await expect(sendButton(page)).toBeFocused();
		await page.keyboard.press("Enter");
	});

	const toast = page.locator(".Toastify__toast", {
		hasText: contactWords.sent,
	});
	await expect(toast).toBeVisible();
	await page.keyboard.press("Alt+t");
	await expect(toast).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(sendButton(page)).toBeFocused();
	await letTimePass(page);
	await expect(toast).toBeHidden();
	await expect(
		page.getByRole("main").getByText(contactWords.sent),
	).toBeVisible();
});

test("the theme is switched, and the focus stays on the switch", async ({
	open,
	page,
}) => {
	await page.emulateMedia({ colorScheme: "light" });
	await open("/legal/terms");
	await tabTo(page, copy.frame.themeLabel);
	await page.keyboard.press("Enter");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await page.keyboard.press("Space");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
	expect(await focusedName(page)).toBe(copy.frame.themeLabel);
});

test("filters the advisories and expands their details", async ({
	open,
	page,
}) => {
	test.skip(!advisory, "no advisory has been published");
	const { severity = "" } = advisory ?? {};
	await open(routes.advisories);
	const main = page.getByRole("main");
	await tabTo(page, severity);
	await page.keyboard.press("Space");
	await expect(main.getByRole("article")).toHaveCount(
		copy.advisories.filter((each) => each.severity === severity).length,
	);
	await expect(main.getByRole("button", { name: severity })).toBeFocused();
	await tabTo(page, patternOf(copy.advisoriesPage.detailsLabel));
	await page.keyboard.press("Enter");
	await expect(main.locator("details[open]")).toHaveCount(1);
});

test("filters the news by a tag", async ({ open, page }) => {
	await open(routes.blog);
	const main = page.getByRole("main");
	await expect(main.getByRole("article").first()).toBeVisible();
	// The first button shows all articles.
	const tag = main
		.getByRole("group", { name: copy.feedList.categoryLabel })
		.getByRole("button")
		.nth(1);
	const name = (await tag.textContent()) ?? "";
	await tabTo(page, name);
	await page.keyboard.press("Enter");
	await expect(main.getByRole("button", { name, exact: true })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	expect(await focusedName(page)).toBe(name);
});

test("the phone's menu opens, follows a link and returns focus", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await open("/");
	await tabTo(page, copy.menuWords.sheetLabel);
	await page.keyboard.press("Enter");
	await expect(
		page.getByRole("dialog", { name: copy.menuWords.sheetLabel }),
	).toBeVisible();
	await page.keyboard.press("Escape");
	expect(await focusedName(page)).toBe(copy.menuWords.sheetLabel);
	await page.keyboard.press("Enter");
	// The section's name is followed by a preview of its links, hidden from assistive technology.
	await tabTo(page, new RegExp(`^${sections.company}`));
	await page.keyboard.press("Enter");
	await tabTo(page, labelOf("/company/about"));
	await page.keyboard.press("Enter");
	await isHydrated(page);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

/** Presses Tab until the focused element has the name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
	const passed: string[] = [];
	for (let press = 0; press < 90; press++) {
		await page.keyboard.press("Tab");
		const focused = await focusedName(page);
		if (typeof name === "string" ? focused === name : name.test(focused)) {
			return;
		}
		passed.push(focused);
	}
	throw new Error(
		`${name} cannot be reached by Tab; passed: ${passed.join(", ")}`,
	);
}

/** Returns roughly what a screen reader would call the focused element. */
function focusedName(page: Page): Promise<string> {
	return page.evaluate(() => {
		const element = document.activeElement;
		const label =
			element instanceof HTMLInputElement ? element.labels?.[0] : null;
		return (
			element?.getAttribute("aria-label") ??
			(label ?? element)?.textContent?.trim() ??
			""
		);
	});
}

function isFocusIn(page: Page, selector: string): Promise<boolean> {
	return page.evaluate(
		(selector) => document.activeElement?.closest(selector) !== null,
		selector,
	);
}
