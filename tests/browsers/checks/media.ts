import { deepEqual, equal, ok } from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "#content/routes.ts";
import { screens } from "#tests/screens.ts";
import { programPath } from "../drive/puppeteer.ts";
import { type Check, desk } from "./check.ts";

const printed = [
	"home",
	"platform",
	"extension",
	"service",
	"about",
	"privacy",
];

export const mediaChecks: Check[] = [
	{
		name: "print: no heading alone at the foot of a page",
		unable: { WebKit: "its driver does not print" },
		async run({ page }) {
			programPath("pdftotext");
			const alone: string[] = [];
			for (const name of printed) {
				await page.open(screens[name] ?? "/");
				const headings = await page.tab.evaluate(() =>
					[...document.querySelectorAll("main h2, main h3")].map(
						(heading) => heading.textContent?.trim() ?? "",
					),
				);
				const pdf = await page.tab.pdf?.();
				ok(pdf);
				for (const line of lastLines(pdf)) {
					if (headings.includes(line)) alone.push(`${name}: ${line}`);
				}
			}
			deepEqual(alone, []);
			return `${printed.length} pages`;
		},
	},
	{
		name: "reduced motion: nothing moves by itself, nor does the scroll",
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
		name: "forced colours: what is chosen shows",
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

/** The lowest line of each page of a PDF, by where poppler finds it. */
function lastLines(pdf: Uint8Array): string[] {
	const folder = mkdtempSync(join(tmpdir(), "print-"));
	const file = join(folder, "page.pdf");
	const text = join(folder, "page.html");
	writeFileSync(file, pdf);
	execFileSync(programPath("pdftotext"), ["-bbox", file, text]);
	const pages = readFileSync(text, "utf8").split("<page ").slice(1);
	rmSync(folder, { recursive: true });
	return pages.map((page) => {
		const words = [...page.matchAll(/yMax="([\d.]+)">([^<]*)<\/word>/g)].map(
			([, bottom, word]) => ({ bottom: Number(bottom), word }),
		);
		const lowest = Math.max(...words.map(({ bottom }) => bottom));
		return words
			.filter(({ bottom }) => lowest - bottom < 3)
			.map(({ word }) => word)
			.join(" ");
	});
}
