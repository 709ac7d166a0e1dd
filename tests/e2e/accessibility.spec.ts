import type { CDPSession, Page } from "playwright/test";
import { screens } from "#tests/screens.ts";
import { axeViolations } from "./support/axe.ts";
import { focusFaults } from "./support/focus-faults.ts";
import { layoutFaults, smallTargets } from "./support/layout-faults.ts";
import { allPaths } from "./support/paths.ts";
import { expect, test } from "./support/test.ts";
import { textFaults } from "./support/text-faults.ts";

// Checks WCAG 2.2 on every page, in one visit each: opening a page costs more than most checks.
test.use({
	// The site's policy would block axe.
	bypassCSP: true,
	contextOptions: { reducedMotion: "reduce" },
	expectedFaults: [/console: .*status of 404/],
});

/** Success criterion 1.4.12: the text spacing that readers may set without losing text. */
const textSpacing = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
	p { margin-bottom: 2em !important; }`;

for (const path of new Set([...Object.values(screens), ...allPaths()])) {
	test(`everyone can read and use ${path}`, async ({ open, page, context }) => {
		test.setTimeout(60_000);
		const found: Record<string, string[]> = {};
		await page.setViewportSize({ width: 1440, height: 900 });
		await open(path);
		found["axe at 1440 px"] = await axeViolations(page);
		found["text, dark"] = await textFaults(page);
		found["focus at 1440 px, dark"] = await focusFaults(page);

		await page.setViewportSize({ width: 360, height: 640 });
		// The dark colours are the same in a narrow window.
		found["axe at 360 px"] = await axeViolations(page, ["light"]);
		found["small targets"] = await smallTargets(page);
		found["text, light"] = await textFaults(page);
		found["focus at 360 px, light"] = await focusFaults(page);

		// 1280 px at 400 %, then at 200 %.
		for (const width of [640, 360, 320]) {
			await page.setViewportSize({ width, height: 640 });
			found[`reflow at ${width} px`] = await layoutFaults(page);
		}
		const style = await page.addStyleTag({ content: textSpacing });
		found["text spacing"] = await layoutFaults(page);
		await style.evaluate((element) => (element as Element).remove());

		const session = await context.newCDPSession(page);
		for (const width of [1280, 360]) {
			await page.setViewportSize({ width, height: 640 });
			found[`text of 200 % at ${width} px`] = await withLargeText(
				session,
				page,
			);
		}
		expect(
			Object.entries(found).filter(([, faults]) => faults.length > 0),
		).toEqual([]);
	});
}

/** Doubles the font size, as a visitor's browser setting would. */
async function withLargeText(
	session: CDPSession,
	page: Page,
): Promise<string[]> {
	const setSizes = (standard: number, fixed: number) =>
		session.send("Page.setFontSizes", { fontSizes: { standard, fixed } });
	await setSizes(32, 26);
	const faults = await layoutFaults(page);
	await setSizes(16, 13);
	return faults;
}
