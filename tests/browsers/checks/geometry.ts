import { deepEqual } from "node:assert/strict";
import { screens } from "#tests/screens.ts";
import type { Page } from "../page.ts";
import type { Check } from "./check.ts";

const kinds = [
	"home",
	"about",
	"contact",
	"platform",
	"extension",
	"category",
	"service",
	"docs",
	"advisories",
	"privacy",
];
const widths = [360, 768, 1440];
/** In pixels. */
const tolerance = 4;
/** WebKit makes a line of 25.6 px one of 25: a tall box may be shorter by that share. */
const lineRounding = 0.035;

export type Box = [
	what: string,
	x: number,
	y: number,
	width: number,
	height: number,
];
/** Boxes by kind of page and width. */
export type Geometry = Record<string, Box[]>;

/**
 * Headings, links, list items and controls stand where Chromium has them.
 * @param reference Chromium's boxes, measured in the same run
 */
export function geometryCheck(reference: Geometry): Check {
	return {
		name: "geometry beside Chromium's",
		async run({ page }) {
			const measured = await measureGeometry(page);
			const wrong: string[] = [];
			let count = 0;
			for (const [place, boxes] of Object.entries(measured)) {
				const expected = reference[place] ?? [];
				count += boxes.length;
				wrong.push(...differences(place, boxes, expected));
			}
			deepEqual(wrong, []);
			return `${count} boxes within ${tolerance} px, ${kinds.length} kinds of page at ${widths.join(", ")} px`;
		},
	};
}

/** Measures each kind of page at each width. */
export async function measureGeometry(page: Page): Promise<Geometry> {
	const result: Geometry = {};
	for (const width of widths) {
		await page.resize(width, 900);
		for (const kind of kinds) {
			await page.open(screens[kind] ?? "/");
			result[`${kind} at ${width}`] = await page.tab.evaluate(boxes);
		}
	}
	return result;
}

function differences(place: string, boxes: Box[], expected: Box[]): string[] {
	if (boxes.length !== expected.length) {
		return [`${place}: ${boxes.length} boxes, Chromium has ${expected.length}`];
	}
	return boxes.flatMap(([what, ...box], index) => {
		const [, ...other] = expected[index] ?? [what, 0, 0, 0, 0];
		const isNear = box.every(
			(value, side) =>
				Math.abs(value - (other[side] ?? 0)) <=
				(side % 2 === 0
					? tolerance
					: Math.max(tolerance, value * lineRounding)),
		);
		return isNear
			? []
			: [`${place}: ${what}: ${box.join(" ")}, Chromium ${other.join(" ")}`];
	});
}

async function boxes(): Promise<Box[]> {
	await document.fonts.ready;
	const sheet = new CSSStyleSheet();
	// Engines choose other breaks for "balance" and "pretty", as they may, and Firefox knows one of
	// them only. What arrives late or turns by itself has its own checks.
	sheet.replaceSync(
		"* { text-wrap: wrap !important; hyphens: none !important }",
	);
	document.adoptedStyleSheets.push(sheet);
	await new Promise((resolve) => requestAnimationFrame(resolve));
	const list = document.querySelectorAll(
		"header a, header button, main h1, main h2, main h3, main a, main li, main button, main input, main textarea, main summary, main legend span, footer a, footer h2, footer li",
	);
	return [...list]
		.filter(
			(element) =>
				element.getClientRects().length > 0 &&
				!element.closest("main article, [aria-hidden=true], .visually-hidden"),
		)
		.map((element) => {
			const box = element.getBoundingClientRect();
			// From its section, so that one difference is told once.
			const around = element.closest("section, nav, header, footer, main");
			const top =
				around === element ? 0 : (around?.getBoundingClientRect().top ?? 0);
			return [
				`${element.tagName} ${(element.textContent?.trim() || element.getAttribute("aria-label") || "").slice(0, 30)}`,
				Math.round(box.x),
				Math.round(box.y - top),
				Math.round(box.width),
				Math.round(box.height),
			];
		});
}
