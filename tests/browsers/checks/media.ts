import { deepEqual, equal, ok } from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "#content/routes.ts";
import { serviceHrefs } from "#tests/samples.ts";
import { screens } from "#tests/screens.ts";
import { programPath } from "../drive/puppeteer.ts";
import type { BrowserKind } from "../drive/tab.ts";
import { type Check, desk } from "./check.ts";

const printed = [
	"home",
	"platform",
	"extension",
	"service",
	"about",
	"privacy",
	"category",
];
/** One of each is enough where a page takes seconds; which card meets a page's foot differs by service. */
const printedPaths = (browser: BrowserKind["name"]) => [
	...printed.map((name) => screens[name] ?? "/"),
	...(browser === "Chromium" ? serviceHrefs : []),
];

export const mediaChecks: Check[] = [
	{
		name: "print: no heading alone at the foot of a page, no text over another",
		unable: { WebKit: "its driver does not print" },
		inChromium: true,
		async run({ page, browser }) {
			programPath("pdftotext");
			const wrong: string[] = [];
			const paths = printedPaths(browser);
			for (const path of paths) {
				await page.open(path);
				const headings = await page.tab.evaluate(() =>
					[...document.querySelectorAll("main h2, main h3")].map(
						(heading) => heading.textContent?.trim() ?? "",
					),
				);
				const pdf = await page.tab.pdf?.();
				ok(pdf);
				for (const words of wordsOf(pdf)) {
					const line = lastLine(words);
					if (headings.includes(line)) wrong.push(`${path}: ${line} alone`);
					wrong.push(...coveredIn(words).map((word) => `${path}: ${word}`));
				}
			}
			deepEqual(wrong, []);
			return `${paths.length} pages`;
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

/** A word on paper, in points. */
type Word = {
	left: number;
	top: number;
	right: number;
	bottom: number;
	text: string;
};

/** The words of each page of a PDF, where poppler finds them. */
function wordsOf(pdf: Uint8Array): Word[][] {
	const folder = mkdtempSync(join(tmpdir(), "print-"));
	const file = join(folder, "page.pdf");
	const text = join(folder, "page.html");
	writeFileSync(file, pdf);
	execFileSync(programPath("pdftotext"), ["-bbox", file, text]);
	const pages = readFileSync(text, "utf8").split("<page ").slice(1);
	rmSync(folder, { recursive: true });
	const word =
		/xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</g;
	return pages.map((page) =>
		[...page.matchAll(word)].map(([, left, top, right, bottom, text = ""]) => ({
			left: Number(left),
			top: Number(top),
			right: Number(right),
			bottom: Number(bottom),
			text,
		})),
	);
}

function lastLine(words: Word[]): string {
	const lowest = Math.max(...words.map(({ bottom }) => bottom));
	return words
		.filter(({ bottom }) => lowest - bottom < 3)
		.map(({ text }) => text)
		.join(" ");
}

/** Words over most of which another one is printed. The boxes of a heading's lines overlap, as they are higher than its letters. */
function coveredIn(words: Word[]): string[] {
	return words.flatMap((a, index) =>
		words
			.slice(index + 1)
			.filter((b) => {
				const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
				const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
				const smaller = Math.min(
					(a.right - a.left) * (a.bottom - a.top),
					(b.right - b.left) * (b.bottom - b.top),
				);
				return width > 0 && height > 0 && width * height > smaller * 0.6;
			})
			.map((b) => `"${b.text}" over "${a.text}"`),
	);
}
