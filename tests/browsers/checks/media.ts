import { deepEqual, equal, ok } from "node:assert/strict";
import { routes } from "#content/routes.ts";
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
			await page.click({ in: "footer a", text: "Careers" });
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
		name: "forced colours: the selection is visible",
		setup: { forcedColors: true },
		unable: { WebKit: "has no forced colours" },
		async run({ page }) {
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
