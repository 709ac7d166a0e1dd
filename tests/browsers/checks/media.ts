import { deepEqual, equal, ok } from "node:assert/strict";
import { routes, servicePath } from "#content/routes.ts";
import { labelOf } from "#tests/e2e/support/menu.ts";
import { advisory, charted, figured } from "#tests/samples.ts";
import { type Check, desk } from "./check.ts";

export const mediaChecks: Check[] = [
	{
		name: "reduced motion: nothing moves by itself, and scrolling is instant",
		setup: { dark: true, reducedMotion: true },
		async run({ page }) {
			await page.resize(desk.width, desk.height);
			await page.open(routes.home);
			const moving = await page.tab.evaluate(
				() =>
					document
						.getAnimations()
						.filter(({ playState }) => playState === "running").length,
			);
			equal(moving, 0);
			await page.tab.evaluate(() =>
				scrollTo({ top: 900, behavior: "instant" }),
			);
			await page.click({ in: "footer a", text: labelOf(routes.careers) });
			await page.untilPath(routes.careers);
			const tops = await page.tab.evaluate(async () => {
				const seen = new Set<number>();
				for (let frame = 0; frame < 20; frame++) {
					seen.add(Math.round(scrollY));
					await new Promise((resolve) => requestAnimationFrame(resolve));
				}
				return [...seen];
			});
			ok(tops.length <= 2, `a scroll by way of ${tops}`);
		},
	},
	{
		name: "figures: their lines are drawn wherever they come into view",
		// Debian's is newer than npm's.
		inChromium: true,
		setup: { ofSystem: true },
		async run({ page }) {
			const drawn = charted ?? figured?.service;
			if (!drawn) return "no service has a figure with lines";
			for (const height of [500, desk.height, 2000]) {
				await page.resize(desk.width, height);
				await page.open(servicePath(drawn.categoryId, drawn.id));
				const hidden = await page.tab.evaluate(async () => {
					const figure = document.querySelector("figure.fig");
					figure?.scrollIntoView({ block: "center", behavior: "instant" });
					const lines = [...(figure?.querySelectorAll(".draws") ?? [])].filter(
						(line) => line.checkVisibility(),
					);
					const started = performance.now();
					let undrawn = lines;
					// Drawing takes 0.6 s; a busy machine takes longer.
					while (undrawn.length > 0 && performance.now() - started < 5_000) {
						await new Promise((resolve) => requestAnimationFrame(resolve));
						undrawn = lines.filter(
							(line) =>
								Number.parseFloat(getComputedStyle(line).strokeDashoffset) > 0,
						);
					}
					return lines.length === 0 ? "no lines" : undrawn.length;
				});
				equal(hidden, 0, `in a window ${height} px high`);
			}
			deepEqual(await page.faults(), []);
		},
	},
	{
		name: "forced colours: the selection is visible",
		setup: { forcedColors: true },
		unable: { WebKit: "has no forced colours" },
		async run({ page }) {
			if (!advisory) return "there are no chips without advisories";
			await page.resize(desk.width, desk.height);
			await page.open(routes.advisories);
			ok(
				await page.tab.evaluate(
					() => matchMedia("(forced-colors: active)").matches,
				),
			);
			const [chosen, other] = await page.tab.evaluate(() =>
				["true", "false"].map((pressed) => {
					const chip = document.querySelector(
						`main fieldset button[aria-pressed=${pressed}]`,
					);
					const { backgroundColor, outlineStyle } = getComputedStyle(
						chip as Element,
					);
					return `${backgroundColor} ${outlineStyle}`;
				}),
			);
			ok(chosen !== other, `both are ${chosen}`);
			deepEqual(await page.faults(), []);
		},
	},
];
