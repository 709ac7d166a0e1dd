import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	balanceText,
	textWidth,
	wrapText,
} from "#frontend/figures/text-widths.ts";
import { openFigures } from "./figure-page.ts";
import { sampleFigures } from "./sample-figures.ts";

let page: Page;
let fallbackPage: Page;

beforeAll(async () => {
	page = await openFigures();
	fallbackPage = await openFigures(false);
}, 60_000);

afterAll(async () => {
	await page.context().browser()?.close();
	await fallbackPage.context().browser()?.close();
});

test("text is at most as wide as calculated, and little narrower", async () => {
	const texts = [
		"The quick brown fox jumps over 1,234 lazy dogs – “WAVES” (50 %)",
		"Reconciliation of Tyres, AVA & Co: £5?",
	];
	for (const weight of [400, 600] as const) {
		for (const text of texts) {
			const real = await page.evaluate(
				([text, weight]) => {
					const span = document.createElement("span");
					span.style.cssText = `font: ${weight} 100px var(--font); white-space: pre; position: absolute`;
					span.textContent = text;
					document.querySelector("figure")?.append(span);
					const { width } = span.getBoundingClientRect();
					span.remove();
					return width;
				},
				[text, weight] as const,
			);
			const ours = textWidth(text, 100, weight);
			// Kerning moves letters together; nothing is wider than calculated.
			expect(ours - real).toBeGreaterThan(-2);
			expect(ours / real).toBeLessThan(1.08);
		}
	}
});

test("lines of one text have similar lengths, and are no more than without that", () => {
	const text = "An owner for each line of the bill";
	expect(wrapText(text, 200, 14, 400)).toEqual([
		"An owner for each line of the",
		"bill",
	]);
	expect(balanceText(text, 200, 14, 400)).toEqual([
		"An owner for each",
		"line of the bill",
	]);
	expect(balanceText("One standard path", 190, 14, 400)).toHaveLength(1);
	// A word is not split to make the lines equal.
	expect(balanceText("A Velociraptor", 90, 14, 400)).toEqual([
		"A",
		"Velociraptor",
	]);
});

test.each(
	[320, 360, 560, 760, 940, 1160].flatMap((width) => [
		[width, "web font"] as const,
		[width, "local fallback"] as const,
	]),
)(
	"at %i px, in the %s, no text of a drawing overlaps another or leaves the drawing",
	async (width, font) => {
		const shown = font === "web font" ? page : fallbackPage;
		await shown.setViewportSize({ width, height: 900 });
		const faults = await shown.evaluate(() =>
			[...document.querySelectorAll(".fig")].flatMap((figure, index) => {
				const drawn = [...figure.querySelectorAll(".drawn")].find((drawing) =>
					drawing.checkVisibility(),
				);
				if (!drawn) return [];
				const sheet = drawn.getBoundingClientRect();
				const boxes = [...drawn.querySelectorAll("text")].map((text) => ({
					text: text.textContent,
					box: text.getBoundingClientRect(),
				}));
				const outside = boxes
					.filter(
						({ box }) =>
							box.left < sheet.left - 2 ||
							box.right > sheet.right + 2 ||
							box.top < sheet.top - 4 ||
							box.bottom > sheet.bottom + 6,
					)
					.map(({ text }) => `${index}: ${text} is outside`);
				// A line box is slightly higher than its letters.
				const over = boxes.flatMap((a, at) =>
					boxes
						.slice(at + 1)
						.filter(
							(b) =>
								Math.min(a.box.right, b.box.right) -
									Math.max(a.box.left, b.box.left) >
									1 &&
								Math.min(a.box.bottom, b.box.bottom) -
									Math.max(a.box.top, b.box.top) >
									4,
						)
						.map((b) => `${index}: ${a.text} over ${b.text}`),
				);
				return [...outside, ...over];
			}),
		);
		expect(faults).toEqual([]);
	},
);

test.each([320, 360, 640, 768, 1160])(
	"at %i px nothing is wider than the screen, or cut off",
	async (width) => {
		await page.setViewportSize({ width, height: 900 });
		const faults = await page.evaluate(() =>
			[...document.querySelectorAll(".fig, .fig *:not(text, .list *)")]
				.concat(
					innerWidth < 900 ? [...document.querySelectorAll(".list *")] : [],
				)
				.filter((element) => {
					const { left, right } = element.getBoundingClientRect();
					return (
						getComputedStyle(element).display !== "none" &&
						!element.closest(".visually-hidden, thead") &&
						(left < -1 || right > innerWidth + 1)
					);
				})
				.map((element) => `${element.localName}: ${element.textContent}`),
		);
		expect(faults).toEqual([]);
	},
);

test.each([360, 560, 720])(
	"at %i px a line figure is a plot as wide as the page, with text as large as the text around it",
	async (width) => {
		await page.setViewportSize({ width, height: 900 });
		const plots = await page.evaluate(() =>
			[...document.querySelectorAll<SVGSVGElement>(".fig .small .drawn")]
				.filter((drawn) => drawn.checkVisibility())
				.map((drawn) => {
					const shown = drawn.getBoundingClientRect().width;
					const scale = shown / drawn.viewBox.baseVal.width;
					const [text] = drawn.querySelectorAll("text");
					return {
						share: shown / innerWidth,
						letters:
							Number.parseFloat(text ? getComputedStyle(text).fontSize : "0") *
							scale,
					};
				}),
		);
		expect(plots.length).toBeGreaterThan(0);
		expect(Math.min(...plots.map(({ share }) => share))).toBeGreaterThan(0.9);
		expect(Math.min(...plots.map(({ letters }) => letters))).toBeGreaterThan(
			12,
		);
		expect(Math.max(...plots.map(({ letters }) => letters))).toBeLessThan(18);
	},
);

test("bars and ranges have an axis whose numbers never touch", async () => {
	for (const width of [320, 560, 1160]) {
		await page.setViewportSize({ width, height: 900 });
		const axes = await page.evaluate(() =>
			[...document.querySelectorAll(".fig tfoot")].map((axis) =>
				[...axis.querySelectorAll("text")]
					.filter((text) => text.checkVisibility())
					.map((text) => {
						const { left, right } = text.getBoundingClientRect();
						return { left, right, text: text.textContent };
					}),
			),
		);
		const plots = sampleFigures.filter(
			({ kind }) => kind === "bars" || kind === "range",
		);
		expect(axes.length).toBe(plots.length);
		for (const axis of axes) {
			expect(axis.length).toBeGreaterThanOrEqual(2);
			const touching = axis.filter(
				({ right }, at) => right > (axis[at + 1]?.left ?? Infinity),
			);
			expect(touching).toEqual([]);
		}
	}
});
