import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { figureSchema } from "#content/schema/figure.ts";
import { loadOne } from "#frontend/build/copy/read-folder.ts";
import { renderFigure } from "#frontend/figures/Figure.tsx";
import { openFigures } from "./figure-page.ts";
import { sampleFigures } from "./sample-figures.ts";

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

let page: Page;

beforeAll(async () => {
	page = await openFigures();
}, 60_000);

afterAll(() => page.context().browser()?.close());

test("everything in a figure can be read by a screen reader", async () => {
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
			// The same times are read mark by mark.
			.filter((text) => !text.startsWith("Week number"))
			.map((text) => `${figure.kind} ${index}: ${text}`),
	);
	expect(silent).toEqual([]);
});

test.each(["light", "dark"] as const)(
	"in the %s theme every text has enough contrast, and axe reports no violations",
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

test("no text is smaller than 12 px, however wide the window", async () => {
	for (const width of [320, 360, 544, 640, 736, 900, 974, 1024, 1040, 1160]) {
		await page.setViewportSize({ width, height: 900 });
		const small = await page.evaluate(() => {
			const texts = document.createTreeWalker(
				document.body,
				NodeFilter.SHOW_TEXT,
			);
			const found: string[] = [];
			while (texts.nextNode()) {
				const { parentElement: around, textContent } = texts.currentNode;
				if (!around?.checkVisibility() || !textContent?.trim()) continue;
				const drawn = around.closest<SVGSVGElement>("svg[viewBox]");
				const scale = drawn
					? drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width
					: 1;
				const size = Number.parseFloat(getComputedStyle(around).fontSize);
				if (size * scale < 12) found.push(`${textContent}: ${size * scale}`);
			}
			return found;
		});
		expect(small, `in a window of ${width} px`).toEqual([]);
	}
});

test("numbers without a source are labelled as an example", () => {
	const words = loadOne("figureWords");
	for (const figure of sampleFigures.filter((figure) => "unit" in figure)) {
		const html = renderFigure(figureSchema.parse(figure), words);
		const hasSource = "source" in figure && figure.source !== undefined;
		expect(html.includes(words.example.replace("'", "&#x27;"))).toBe(
			!hasSource,
		);
	}
});

test("in forced colours, no line or text has the colour of the background", async () => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.setViewportSize({ width: 1160, height: 900 });
	const lost = await page.evaluate(() => {
		const paper = getComputedStyle(document.body).backgroundColor;
		return [
			...document.querySelectorAll(
				".fig .stroke-brand, .fig .stroke-action, .fig text",
			),
		]
			.filter((element) => {
				const { stroke, fill } = getComputedStyle(element);
				return (element.localName === "text" ? fill : stroke) === paper;
			})
			.map((element) => element.outerHTML);
	});
	await page.emulateMedia({ forcedColors: "none" });
	expect(lost).toEqual([]);
});

/** Returns every text in a figure's data except names of kinds, icons and duties. */
function textsOf(value: unknown, field = ""): string[] {
	if (typeof value === "string") {
		return ["kind", "icon", "scale", "duties"].includes(field) ? [] : [value];
	}
	if (Array.isArray(value))
		return value.flatMap((item) => textsOf(item, field));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
}
