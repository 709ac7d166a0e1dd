import { deepEqual, equal, ok } from "node:assert/strict";
import { companyPath } from "#content/routes.ts";
import type { Target } from "#tests/browsers/page.ts";
import { copy } from "#tests/copy.ts";
import { sections } from "#tests/e2e/support/menu.ts";
import { categoryHref, service, serviceHref } from "#tests/samples.ts";
import { type Check, desk, phone, type Situation } from "./check.ts";

const services = {
	in: "header button[aria-expanded]",
	text: sections.services,
};
const { sheetLabel, closeLabel } = copy.menuWords;
/** Opens the sheet, in a narrow window. */
export const menuButton = `button[aria-label="${sheetLabel}"]`;

/** Returns a section of the sheet; its label also previews its links. */
export function section(title: string): Target {
	return { in: "dialog summary span > span:first-child", text: title };
}

export const menuChecks: Check[] = [
	{
		name: "menu by hover",
		async run({ page }) {
			await start(page);
			await page.hover(services);
			await page.until("a panel", isOpen, sections.services);
			await page.moveAway();
			await page.until("no panel", isClosed);
		},
	},
	{
		name: "menu by click: opens a page",
		async run({ page }) {
			await start(page);
			await page.click(services);
			await page.until("a panel", isOpen, sections.services);
			await page.click(`header [data-panel] a[href="${serviceHref}"]`);
			await page.until("the service", isHeading, service.pageTitle);
			equal(await page.visible("[data-panel]"), 0);
		},
	},
	{
		name: "menu by keys; the page stays where it is",
		async run({ page }) {
			await start(page);
			await page.tab.evaluate(() =>
				scrollTo({ top: 600, behavior: "instant" }),
			);
			// In Firefox's automation, Enter triggers no click, but the space bar does.
			await page.tab.evaluate(() =>
				document.getElementById("menu-services")?.focus(),
			);
			await page.tab.press(" ");
			await page.until("a panel", isOpen, sections.services);
			await page.until("its links", () =>
				document.querySelector("[data-panel] a"),
			);
			await page.tab.press("ArrowDown");
			await page.until("focus within", () =>
				document.activeElement?.closest("[data-panel]"),
			);
			await page.tab.press("Escape");
			await page.until("no panel", isClosed);
			ok((await page.focused()).startsWith(sections.services));
			await page.tab.press("ArrowRight");
			ok(!(await page.focused()).startsWith(sections.services));
			equal(await page.tab.evaluate(() => scrollY), 600);
		},
	},
	{
		name: "sheet on a phone: opens, the page behind does not scroll, focus returns",
		async run({ page }) {
			await page.resize(phone.width, phone.height);
			await page.open(companyPath("about"));
			await page.click(menuButton);
			await page.until("the sheet", () =>
				document.querySelector("dialog[open] nav"),
			);
			equal(await page.focused(), closeLabel);
			await page.tab.evaluate(() =>
				scrollTo({ top: 400, behavior: "instant" }),
			);
			const overflow = await page.tab.evaluate(
				() => getComputedStyle(document.documentElement).overflowY,
			);
			equal(overflow, "hidden", "the page scrolls behind the sheet");
			await page.click(section(sections.services));
			const gaps = await page.until("links", () =>
				[...document.querySelectorAll("dialog details[open] > ul > li")].map(
					(item) =>
						Math.round(
							(item.firstElementChild?.getBoundingClientRect().top ?? 0) -
								item.getBoundingClientRect().top,
						),
				),
			);
			deepEqual([...new Set(gaps)], [0], "lines above the entries");
			await page.tab.press("Escape");
			await page.until(
				"no sheet",
				() => !document.querySelector("dialog[open]"),
			);
			equal(await page.focused(), sheetLabel);
			await page.click(menuButton);
			await page.click(section(sections.company));
			const link = "dialog details[open] li:last-child > a";
			await page.middleOf(link);
			const href = await page.tab.evaluate(
				(link) => document.querySelector(link)?.getAttribute("href") ?? "",
				link,
			);
			await page.click(link);
			await page.untilPath(href);
			equal(await page.visible("dialog[open]"), 0);
		},
	},
];

async function start(page: Situation["page"]): Promise<void> {
	await page.resize(desk.width, desk.height);
	await page.moveAway();
	await page.open(categoryHref);
}

function isOpen(title: string): boolean {
	const open = document.querySelector("header [aria-expanded=true]");
	return (
		open?.textContent === title &&
		document.querySelector("[data-panel]") !== null
	);
}

function isClosed(): boolean {
	return !document.querySelector("header [aria-expanded=true], [data-panel]");
}

export function isHeading(words: string): boolean {
	return document.querySelector("h1")?.textContent === words;
}
