import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright/test";

const axeSource = readFileSync(
	createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
	"utf8",
);

/**
 * Returns axe's findings for the page in its current state, in both themes: in light by every rule,
 * including experimental ones and target size; in dark by the colour rules only, because a theme
 * changes nothing that the others check. Each line describes an element that breaks a rule.
 */
export async function axeViolations(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await hasSettled(page);
		const violations = await runAxe(page, colorScheme === "dark");
		found.push(...violations.map((text) => `${colorScheme}: ${text}`));
	}
	return found;
}

/** Colours take a moment to change, and contrast is undefined between two themes. */
async function hasSettled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const nextFrame = () =>
			new Promise((resolve) => requestAnimationFrame(resolve));
		// The transitions start with the first frame in the new colours.
		await nextFrame();
		await nextFrame();
		// A page that has just replaced another fades in by script. Longer animations go on meanwhile.
		const short = document
			.getAnimations()
			.filter(
				({ effect, playState }) =>
					playState === "running" &&
					Number(effect?.getComputedTiming().endTime) <= 1000,
			);
		await Promise.allSettled(short.map(({ finished }) => finished));
	});
}

async function runAxe(page: Page, onlyColour: boolean): Promise<string[]> {
	const isThere = await page.evaluate(() => "axe" in window);
	if (!isThere) await page.evaluate(axeSource);
	return page.evaluate(async (onlyColour) => {
		const { axe } = window as unknown as { axe: typeof import("axe-core") };
		// This is the only colour rule that we do not require: tests/frontend/contrast.test.ts and
		// textFaults hold body text to a contrast of 7:1.
		const leftOut = "color-contrast-enhanced";
		const ids = axe
			.getRules(onlyColour ? ["cat.color"] : undefined)
			.map(({ ruleId }) => ruleId)
			.filter((id) => id !== leftOut);
		const { violations } = await axe.run(document, {
			runOnly: { type: "rule", values: ids },
			// Describes only what breaks a rule; describing the rest takes longer than most rules.
			reporter: "no-passes",
			preload: false,
		});
		return violations.flatMap(({ id, help, nodes }) =>
			nodes.map(({ target, any }) =>
				[`${id} (${help}) at ${target.join(" ")}`, any[0]?.message].join(": "),
			),
		);
	}, onlyColour);
}
