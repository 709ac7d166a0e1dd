import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright/test";
import { screens } from "#tests/screens.ts";
import { allPaths } from "./support/paths.ts";
import { expect, test } from "./support/test.ts";

const axeSource = readFileSync(
	createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
	"utf8",
);
const widths = [1440, 360];
const themes = ["light", "dark"] as const;

// The site's policy would keep axe out.
test.use({
	bypassCSP: true,
	contextOptions: { reducedMotion: "reduce" },
	expectedFaults: [/console: .*status of 404/],
});

for (const path of new Set([...Object.values(screens), ...allPaths()])) {
	test(`axe has nothing to say of ${path}`, async ({ open, page }) => {
		test.setTimeout(60_000);
		await open(path);
		await page.waitForLoadState("networkidle");
		expect(await violationsInAllForms(page)).toEqual([]);
	});
}

test("axe has nothing to say of the open menu", async ({ open, page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open("/");
	await page.getByRole("button", { name: "Services" }).click();
	expect(await violationsInBothThemes(page)).toEqual([]);
});

test("axe has nothing to say of the phone's menu", async ({ open, page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await open("/");
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await page.getByRole("dialog").getByText("Services", { exact: true }).click();
	expect(await violationsInBothThemes(page)).toEqual([]);
});

test("axe has nothing to say of the search, with results and without", async ({
	open,
	page,
}) => {
	await open("/");
	await page.getByRole("button", { name: "Search" }).click();
	const input = page.getByPlaceholder("Search everything...");
	await input.fill("cloud");
	await expect(page.getByRole("option").first()).toBeVisible();
	expect(await violationsInBothThemes(page)).toEqual([]);
	await input.fill("qqqqzzzz");
	await expect(page.getByText(/^No results found/).first()).toBeVisible();
	expect(await violationsInBothThemes(page)).toEqual([]);
});

async function violationsInAllForms(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		const violations = await violationsInBothThemes(page);
		found.push(...violations.map((text) => `${width} px, ${text}`));
	}
	return found;
}

async function violationsInBothThemes(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const colorScheme of themes) {
		await page.emulateMedia({ colorScheme });
		await hasSettled(page);
		const violations = await runAxe(page);
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

/** One line for each element that breaks a rule. */
async function runAxe(page: Page): Promise<string[]> {
	await page.evaluate(axeSource);
	return page.evaluate(async () => {
		const { axe } = window as unknown as { axe: typeof import("axe-core") };
		const { violations } = await axe.run(document, {
			resultTypes: ["violations"],
		});
		return violations.flatMap(({ id, help, nodes }) =>
			nodes.map(({ target, any }) =>
				[`${id} (${help}) at ${target.join(" ")}`, any[0]?.message].join(": "),
			),
		);
	});
}
