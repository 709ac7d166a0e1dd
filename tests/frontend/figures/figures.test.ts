import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { figureSchema } from "#content/schema/figure.ts";
import { loadOne } from "#frontend/build/copy/read-folder.ts";
import { renderFigure } from "#frontend/figures/render-figure.tsx";
import { textWidth } from "#frontend/figures/text-widths.ts";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import { sampleFigures } from "./sample-figures.ts";

const require = createRequire(import.meta.url);
const font = readFileSync(
	require.resolve(
		"@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
	),
).toString("base64");
const styles = [
	"styles/tokens.css",
	"styles/base.css",
	...["figure", "told", "layers", "tables", "plots", "motion"].map(
		(name) => `figures/styles/${name}.css`,
	),
]
	.map((file) => readFileSync(`frontend/${file}`, "utf8"))
	.join("\n")
	.replaceAll(/@import[^;]*;/g, "")
	.replace(/url\("@fontsource[^"]*"\)/, `url(data:font/woff2;base64,${font})`);
const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

let browser: Browser;
let page: Page;

beforeAll(async () => {
	browser = await chromium.launch({
		executablePath: chromiumPath(),
		args: chromiumArgs,
	});
	page = await browser.newPage({ reducedMotion: "reduce" });
	const figures = sampleFigures.map((figure) =>
		renderFigure(figureSchema.parse(figure), loadOne("figureWords")),
	);
	await page.setContent(
		`<!doctype html><html lang="en"><title>Figures</title><style>${styles}</style>
		<main style="width: 100%"><h1>Figures</h1>${figures.join("")}</main>`,
	);
	await page.evaluate(() => document.fonts.ready);
}, 60_000);

afterAll(() => browser.close());

test("a text is as wide as it was measured to be", async () => {
	const texts = [
		"The quick brown fox jumps over 1,234 lazy dogs – “WAVES” (50 %)",
		"Reconciliation of Tyres, AVA & Co: £?",
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
				[text.replace("£", ""), weight] as const,
			);
			const ours = textWidth(text.replace("£", ""), 100, weight);
			// Kerning draws letters together; nothing is wider than we think.
			expect(ours - real).toBeGreaterThan(-2);
			expect(ours / real).toBeLessThan(1.08);
		}
	}
});

test.each([320, 360, 560, 760, 1160])(
	"at %i px no text of a drawing covers another or leaves it",
	async (width) => {
		await page.setViewportSize({ width, height: 900 });
		const faults = await page.evaluate(() =>
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
				// A line's box is a little higher than its letters.
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
	"at %i px nothing is wider than the screen, or cut",
	async (width) => {
		await page.setViewportSize({ width, height: 900 });
		const faults = await page.evaluate(() =>
			[...document.querySelectorAll(".fig, .fig *:not(text, .told *)")]
				.concat(
					innerWidth < 900 ? [...document.querySelectorAll(".told *")] : [],
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
	"at %i px a line is a plot as wide as the page, whose letters are as large as those around it",
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

test("bars and ranges have an axis, whose numbers never touch", async () => {
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

test("all that a figure says is there to be read out", async () => {
	await page.setViewportSize({ width: 1160, height: 900 });
	const read = await page.evaluate(() =>
		[...document.querySelectorAll(".fig")].map((figure) => {
			const copy = figure.cloneNode(true) as Element;
			for (const hidden of copy.querySelectorAll("[aria-hidden]")) {
				hidden.remove();
			}
			return copy.textContent;
		}),
	);
	const silent = sampleFigures.flatMap((figure, index) =>
		textsOf(figure)
			.filter((text) => !read[index]?.includes(text))
			// The same times are told mark by mark.
			.filter((text) => !text.startsWith("Week number"))
			.map((text) => `${figure.kind} ${index}: ${text}`),
	);
	expect(silent).toEqual([]);
});

test.each(["light", "dark"] as const)(
	"in the %s theme every text stands out from the paper, and axe finds nothing",
	async (colorScheme) => {
		await page.emulateMedia({ colorScheme });
		for (const width of [360, 1160]) {
			await page.setViewportSize({ width, height: 900 });
			const faint = await page.evaluate(() => {
				const luminance = (colour: string) => {
					const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(
						(part) => {
							const share = Number(part) / 255;
							return share <= 0.03928
								? share / 12.92
								: ((share + 0.055) / 1.055) ** 2.4;
						},
					);
					return 0.2126 * r + 0.7152 * g + 0.0722 * b;
				};
				const paper = luminance(
					getComputedStyle(document.body).backgroundColor,
				);
				return [...document.querySelectorAll(".fig text")]
					.map((text) => {
						const own = luminance(getComputedStyle(text).fill);
						const contrast =
							(Math.max(own, paper) + 0.05) / (Math.min(own, paper) + 0.05);
						return { text: text.textContent, contrast };
					})
					.filter(({ contrast }) => contrast < 4.5);
			});
			expect(faint).toEqual([]);
			await page.evaluate(axeSource);
			const violations = await page.evaluate(async () => {
				const { axe } = window as unknown as {
					axe: typeof import("axe-core");
				};
				const { violations } = await axe.run(document, {
					resultTypes: ["violations"],
				});
				return violations.map(
					({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`,
				);
			});
			expect(violations).toEqual([]);
		}
	},
	120_000,
);

test("numbers without a source are said to be an example", () => {
	const words = loadOne("figureWords");
	for (const figure of sampleFigures.filter((figure) => "unit" in figure)) {
		const html = renderFigure(figureSchema.parse(figure), words);
		const hasSource = "source" in figure && figure.source !== undefined;
		expect(html.includes(words.example.replace("'", "&#x27;"))).toBe(
			!hasSource,
		);
	}
});

test("where visitors bring their own colours, every line is in one of them", async () => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.setViewportSize({ width: 1160, height: 900 });
	const lost = await page.evaluate(() => {
		const paper = getComputedStyle(document.body).backgroundColor;
		return [...document.querySelectorAll(".fig .stem, .fig .ember, .fig text")]
			.filter((element) => {
				const { stroke, fill } = getComputedStyle(element);
				return (element.localName === "text" ? fill : stroke) === paper;
			})
			.map((element) => element.outerHTML);
	});
	await page.emulateMedia({ forcedColors: "none" });
	expect(lost).toEqual([]);
});

/** Every text in a figure's data but names of kinds, icons and duties. */
function textsOf(value: unknown, field = ""): string[] {
	if (typeof value === "string") {
		return ["kind", "icon", "scale", "duties"].includes(field) ? [] : [value];
	}
	if (Array.isArray(value))
		return value.flatMap((item) => textsOf(item, field));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
}
