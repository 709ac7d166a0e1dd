import { equal, match, notEqual } from "node:assert/strict";
import { companyPath } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { categoryHref, service, serviceQuery } from "#tests/samples.ts";
import { type Check, desk } from "./check.ts";
import { isHeading } from "./menu.ts";

export const themeButton = `button[aria-label="${copy.frame.themeLabel}"]`;

export const searchAndThemeChecks: Check[] = [
	{
		name: "search by button and by shortcut: opens a page",
		async run({ page }) {
			await page.resize(desk.width, desk.height);
			await page.open(categoryHref);
			await page.tab.press("/");
			await page.until("the dialog", isSearchOpen);
			await page.tab.press("Escape");
			await page.until(
				"no dialog",
				() => !document.querySelector("dialog[open]"),
			);
			await page.click("header button[aria-keyshortcuts]");
			await page.until("the dialog", isSearchOpen);
			const backdrop = await page.tab.evaluate(() => {
				const dialog = document.querySelector("dialog[open]");
				return dialog && getComputedStyle(dialog, "::backdrop").backgroundColor;
			});
			match(backdrop ?? "", /rgba\(10, 17, 14, 0\.5/, "the backdrop's colour");
			await page.type(serviceQuery);
			await page.until(
				"the service first",
				(title) =>
					document
						.querySelector("dialog [role=option][aria-selected=true]")
						?.textContent?.includes(title),
				service.menu.label,
			);
			await page.tab.press("Enter");
			await page.until("the service", isHeading, service.pageTitle);
		},
	},
	{
		name: "theme: switches, survives a reload, does not flash",
		async run({ page }) {
			await page.resize(desk.width, desk.height);
			await page.open(companyPath("about"));
			const light = await page.tab.evaluate(pageColour);
			await page.click(themeButton);
			await page.until(
				"another colour",
				(old) => {
					return getComputedStyle(document.body).backgroundColor !== old;
				},
				light,
			);
			const dark = await page.tab.evaluate(pageColour);
			await page.open(companyPath("about"));
			equal(await page.tab.evaluate(pageColour), dark);
			const first = await page.tab.evaluate(
				() => (window as unknown as { firstTheme?: string }).firstTheme,
			);
			equal(first, "dark", "the theme when the first frame was drawn");
			await page.click(themeButton);
			await page.until(
				"the first colour",
				(old) => {
					return getComputedStyle(document.body).backgroundColor === old;
				},
				light,
			);
			notEqual(dark, light);
			await page.tab.evaluate(() => localStorage.clear());
		},
	},
	{
		name: "the system's dark theme",
		setup: { dark: true, reducedMotion: true },
		async run({ page }) {
			await page.open(companyPath("about"));
			equal(await page.tab.evaluate(pageColour), "rgb(13, 21, 18)");
		},
	},
];

function isSearchOpen(): boolean {
	return (
		document.querySelector("dialog[open] input") === document.activeElement
	);
}

function pageColour(): string {
	return getComputedStyle(document.body).backgroundColor;
}
