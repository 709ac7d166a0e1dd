import { deepEqual, equal, ok } from "node:assert/strict";
import { visibleNames } from "#content/contact/fields.ts";
import { companyPath, routes } from "#content/routes.ts";
import { Page } from "#tests/browsers/page.ts";
import { labelOf, sections } from "#tests/e2e/support/menu.ts";
import { touchFaults } from "#tests/e2e/support/touch-faults.ts";
import { categoryHref, service, serviceHref } from "#tests/samples.ts";
import { screens } from "#tests/screens.ts";
import { type Check, phone } from "./check.ts";
import { failToSend } from "./contact.ts";
import { severity } from "./lists.ts";
import { isHeading, menuButton, section } from "./menu.ts";

/**
 * Apple's and Google's minimum target size, in pixels; smaller targets need space around them (WCAG
 * 2.5.8).
 */
const fingertip = 44;

/**
 * A longer delay between finger and click means that the browser waits for a double tap; in
 * milliseconds.
 */
const maxClickDelayMs = 100;
const noFinger = "its automation has no finger";

export const touchChecks: Check[] = [
	{
		name: "touch at 360 px: sheet, search, chips and cards at the first tap",
		setup: { touch: true },
		unable: { Firefox: noFinger },
		inChromium: true,
		async run({ page, browser }) {
			await page.resize(phone.width, phone.height);
			// Not a service, so that the sheet opens with another section.
			await page.open(companyPath("about"));
			await page.tab.evaluate(noteTaps);
			await page.click(menuButton, "touch");
			await page.until("the sheet", () =>
				document.querySelector("dialog[open] nav"),
			);
			const { touches, waitMs } = await page.until(
				"a click",
				() => (window as Tapped).tap,
			);
			equal(touches, 1, "a finger, not a mouse");
			ok(waitMs < maxClickDelayMs, `the click waits ${waitMs} ms`);
			// A tap on a link in the sheet does not reach the page there, for unknown reasons; a mouse
			// click does.
			const kind = browser === "WebKit" ? "mouse" : "touch";
			await page.click(section(sections.services), kind);
			await page.click(`dialog a[href="${serviceHref}"]`, kind);
			await page.until("the service", isHeading, service.pageTitle);
			await page.click("header button[aria-keyshortcuts]", kind);
			await page.until("the field", () =>
				document.activeElement?.matches("dialog[open] input"),
			);
			await page.type(labelOf(routes.careers).toLowerCase());
			await page.click("dialog [role=option]", kind);
			await page.untilPath(routes.careers);
			if (severity) {
				await page.open(routes.advisories);
				await page.click({ in: "main fieldset button", text: severity }, kind);
				await page.until(
					"chosen",
					(text) =>
						document.querySelector("main fieldset button[aria-pressed=true]")
							?.textContent === text,
					severity,
				);
			}
			await page.open(categoryHref);
			await page.click(`main article a[href="${serviceHref}"]`, kind);
			await page.until("the service", isHeading, service.pageTitle);
			if (kind === "mouse") return "the sheet by a finger, the rest by a mouse";
		},
	},
	{
		name: "touch at 360 px: a finger dismisses a toast",
		setup: { touch: true },
		unable: { Firefox: noFinger },
		inChromium: true,
		async run({ page, site }) {
			await failToSend(new Page(page.tab, site.withoutStoreUrl), "touch");
		},
	},
	{
		name: "touch at 360 px: two quick taps are two clicks, and do not zoom",
		setup: { touch: true },
		unable: { Firefox: noFinger },
		inChromium: true,
		async run({ page }) {
			if (!severity) return "there are no chips without advisories";
			await page.resize(phone.width, phone.height);
			await page.open(routes.advisories);
			const chip = { in: "main fieldset button", text: severity };
			const to = await page.middleOf(chip);
			await page.tab.evaluate(noteTaps);
			await page.tab.pointer("touch", [{ to }, "down", "up"]);
			await page.tab.pointer("touch", [{ to }, "down", "up"]);
			await page.until("two clicks", () => (window as Tapped).taps === 2);
			equal(await page.tab.evaluate(() => visualViewport?.scale), 1);
		},
	},
	{
		name: "touch targets of 44 px or spaced apart, fields of 16 px, no double tap, safe areas",
		async run({ page }) {
			await page.resize(phone.width, phone.height);
			const wrong: string[] = [];
			for (const [name, path] of Object.entries(screens)) {
				await page.open(path);
				const faults = await page.tab.evaluate(touchFaults);
				wrong.push(...faults.map((fault) => `${name}: ${fault}`));
			}
			deepEqual(wrong, []);
			const viewport = await page.tab.evaluate(() =>
				document.querySelector("meta[name=viewport]")?.getAttribute("content"),
			);
			ok(viewport?.includes("viewport-fit=cover"), "no safe areas");
			return `${Object.keys(screens).length} kinds of page`;
		},
	},
	{
		name: "no content needs hovering: no rule hides it until then",
		async run({ page }) {
			await page.open("/");
			const hidden = await page.tab.evaluate(hoverOnlyRules);
			deepEqual(hidden, []);
		},
	},
	{
		name: "a focused field's line is clear of the bar and of an on-screen keyboard",
		async run({ page }) {
			// The height that a phone's keyboard leaves.
			await page.resize(360, 400);
			await page.open(routes.contact);
			for (const id of visibleNames) {
				await page.until(
					`${id} in view`,
					async (id, fingertip) => {
						const field = document.getElementById(id);
						scrollTo({ top: 0, behavior: "instant" });
						field?.blur();
						field?.focus();
						// WebKit scrolls in the next frame.
						await new Promise((resolve) => requestAnimationFrame(resolve));
						await new Promise((resolve) => requestAnimationFrame(resolve));
						const box = field?.getBoundingClientRect();
						const bar = document
							.querySelector("header")
							?.getBoundingClientRect();
						return (
							box &&
							bar &&
							box.top >= bar.bottom - 1 &&
							box.top + fingertip <= innerHeight
						);
					},
					id,
					fingertip,
				);
			}
			equal((await page.faults()).length, 0);
		},
	},
];

type Tapped = Window & {
	taps?: number;
	tap?: { touches: number; waitMs: number };
};

/**
 * Counts clicks, and records for the last one how many touches preceded it and how long after the
 * last release it came. WebKitGTK reports such clicks as a mouse's, so their pointer type proves
 * nothing.
 */
function noteTaps(): void {
	const page = window as Tapped;
	let upAt = 0;
	let touches = 0;
	addEventListener("touchstart", () => touches++, true);
	addEventListener("touchend", ({ timeStamp }) => (upAt = timeStamp), true);
	addEventListener(
		"click",
		({ timeStamp }) => {
			page.taps = (page.taps ?? 0) + 1;
			page.tap = { touches, waitMs: timeStamp - upAt };
		},
		true,
	);
}

/** Returns selectors with :hover that show something otherwise hidden. */
function hoverOnlyRules(): string[] {
	const found: string[] = [];
	const visit = (rules: CSSRuleList) => {
		for (const rule of rules) {
			if (
				rule instanceof CSSStyleRule &&
				rule.selectorText.includes(":hover")
			) {
				const { display, visibility, opacity, maxHeight } = rule.style;
				const isShown =
					(display && display !== "none") ||
					visibility === "visible" ||
					Number(opacity) > 0 ||
					maxHeight;
				const hasFocus = rule.selectorText.includes(":focus");
				if (isShown && !hasFocus) found.push(rule.cssText);
			} else if ("cssRules" in rule) visit(rule.cssRules as CSSRuleList);
		}
	};
	for (const sheet of document.styleSheets) visit(sheet.cssRules);
	return found;
}
