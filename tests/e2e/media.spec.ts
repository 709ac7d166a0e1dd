import type { Locator } from "playwright/test";
import { platformPath, routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { computedColours } from "#tests/palette.ts";
import { advisory, categoryQuery, extension } from "#tests/samples.ts";
import { style } from "./support/style.ts";
import { expect, test } from "./support/test.ts";

test.describe("in forced colours", () => {
	test.use({ contextOptions: { forcedColors: "active" }, colorScheme: "dark" });

	test("selected and important elements are distinguishable", async ({
		open,
		page,
	}) => {
		test.skip(!advisory, "no advisory has been published");
		await open(routes.advisories);
		const chip = (name: string) => page.getByRole("button", { name });
		await chip("High").click();
		await expect(chip("High")).toHaveAttribute("aria-pressed", "true");
		expect(await style(chip("High"), "background-color")).not.toBe(
			await style(chip("Medium"), "background-color"),
		);
		await page.keyboard.press("Tab");
		expect(await style(chip("Medium"), "outline-style")).toBe("solid");
		expect(await style(chip("Medium"), "border-top-style")).toBe("solid");

		await page.keyboard.press("/");
		await page
			.getByPlaceholder(copy.searchWords.placeholder)
			.fill(categoryQuery);
		const options = page.getByRole("option", { selected: true });
		await expect(options).toHaveCount(1);
		expect(await style(options, "outline-style")).toBe("solid");
	});

	test("the focus shows on the current page's link and section, which have an outline anyway", async ({
		open,
		page,
	}) => {
		const looks = (marked: Locator) =>
			marked.evaluate((element) => {
				const { outline, outlineOffset } = getComputedStyle(element);
				return `${outline} ${outlineOffset}`;
			});
		for (const path of [routes.home, platformPath]) {
			await open(path);
			const marked = page.locator(
				"header nav :is([aria-current], [data-active])",
			);
			const before = await looks(marked);
			expect(before, path).toContain("solid");
			await page.keyboard.press("Tab");
			await marked.focus();
			expect(await looks(marked), path).not.toBe(before);
		}
	});

	test("no text has the colour of what the browser puts behind it", async ({
		open,
		page,
	}) => {
		for (const path of [routes.home, routes.advisories, routes.contact]) {
			await open(path);
			// The link that skips to the content.
			await page.keyboard.press("Tab");
			const canvas = await style(page.locator("body"), "background-color");
			const hidden = await page.locator("body *").evaluateAll(
				(all, canvas) =>
					all
						.filter(
							(element) =>
								element.checkVisibility() &&
								[...element.childNodes].some(
									(node) =>
										node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
								),
						)
						.filter((element) => {
							const { color, forcedColorAdjust } = getComputedStyle(
								element,
							) as CSSStyleDeclaration & { forcedColorAdjust?: string };
							return color === canvas && forcedColorAdjust !== "none";
						})
						.map((element) => element.textContent),
				canvas,
			);
			expect(hidden, path).toEqual([]);
			if (path !== routes.contact) continue;
			await test.step("a band that is told by its colour alone has a line above it", async () => {
				const band = page.locator("section[aria-labelledby=support-heading]");
				expect(await style(band, "border-top-style")).toBe("solid");
				expect(await style(band, "border-top-color")).not.toBe(canvas);
			});
		}
	});

	test("buttons and pictures keep the forced colours", async ({
		open,
		page,
	}) => {
		await open(platformPath);
		const demo = page.getByRole("link", { name: copy.productPage.demoButton });
		expect(await style(demo, "background-color")).not.toBe(
			await style(demo, "color"),
		);
		const canvas = await style(page.locator("body"), "background-color");
		const stems = page.locator("main svg path");
		const strokes = await stems.evaluateAll((paths) =>
			paths
				.filter((path) => path.checkVisibility())
				.map((path) => getComputedStyle(path).stroke),
		);
		// Without extensions there is only the workflow's picture.
		expect(strokes.length).toBeGreaterThan(extension ? 20 : 10);
		expect(strokes).not.toContain(canvas);
		// The brand colour would be almost invisible on some backgrounds.
		expect(strokes.join()).not.toMatch(computedColours("brand"));
	});
});

test("with reduced motion nothing is animated, not even for a single frame", async ({
	open,
	page,
}) => {
	await page.addInitScript(() => {
		const started: string[] = [];
		addEventListener("animationstart", ({ animationName }) =>
			started.push(animationName),
		);
		addEventListener("transitionrun", ({ propertyName }) =>
			started.push(propertyName),
		);
		Object.assign(window, { started });
	});
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const path of ["/", platformPath, routes.research]) {
		await open(path);
		await page.keyboard.press("Tab");
		const started = await page.evaluate(
			() => (window as unknown as { started: string[] }).started,
		);
		expect(started, path).toEqual([]);
		const running = await page.evaluate(
			() =>
				document
					.getAnimations()
					.filter(({ playState }) => playState === "running").length,
		);
		expect(running, path).toBe(0);
	}
});
