import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright/test";

const axeSource = readFileSync(
	createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
	"utf8",
);
const themes = ["light", "dark"] as const;

/**
 * What axe has against the page as it stands, in both themes: every rule that it knows,
 * experimental ones and target size too, in light; in dark those that look at colour, since
 * the others read nothing that a theme changes. One line for each element that breaks a rule.
 * The page's context must bypass the content security policy, which would keep axe out.
 */
export async function axeViolations(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const colorScheme of themes) {
		await page.emulateMedia({ colorScheme });
		await hasSettled(page);
		const violations = await runAxe(page, colorScheme === "dark");
		found.push(...violations.map((text) => `${colorScheme}: ${text}`));
	}
	return found;
}

/** Colours may take a moment to change, and what is between two themes has no contrast. */
async function hasSettled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const nextFrame = () =>
			new Promise((resolve) => requestAnimationFrame(resolve));
		// The transitions begin with the first frame in the new colours.
		await nextFrame();
		await nextFrame();
		const transitions = document
			.getAnimations()
			.filter((animation) => animation instanceof CSSTransition);
		await Promise.allSettled(transitions.map(({ finished }) => finished));
	});
}

async function runAxe(page: Page, onlyColour: boolean): Promise<string[]> {
	const isThere = await page.evaluate(() => "axe" in window);
	if (!isThere) await page.evaluate(axeSource);
	return page.evaluate(async (onlyColour) => {
		const { axe } = window as unknown as { axe: typeof import("axe-core") };
		// Of the colour rules this one alone is no bar of ours: tests/frontend/contrast.test.ts
		// and textFaults hold body text to seven to one.
		const leftOut = "color-contrast-enhanced";
		const ids = axe
			.getRules(onlyColour ? ["cat.color"] : undefined)
			.map(({ ruleId }) => ruleId)
			.filter((id) => id !== leftOut);
		const { violations } = await axe.run(document, {
			runOnly: { type: "rule", values: ids },
			resultTypes: ["violations"],
			preload: false,
		});
		return violations.flatMap(({ id, help, nodes }) =>
			nodes.map(({ target, any }) =>
				[`${id} (${help}) at ${target.join(" ")}`, any[0]?.message].join(": "),
			),
		);
	}, onlyColour);
}
