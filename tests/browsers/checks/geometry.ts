import { deepEqual } from "node:assert/strict";
import type { BrowserKind } from "#tests/browsers/drive/tab.ts";
import type { Page } from "#tests/browsers/page.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { platform } from "#tests/samples.ts";
import { screens } from "#tests/screens.ts";
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

/**
 * Where an engine may differ with this company's words, and why; an exception that is no longer needed
 * fails.
 */
const exceptions: {
	browser: BrowserKind["name"];
	place: string;
	what: RegExp;
	reason: string;
}[] = [
	{
		browser: "Firefox",
		place: "about at 360",
		what: new RegExp(
			`^(LI|P|H3) (A platform that|${platform.productName} installs|Seven years|We have designed|Support at any|Customer support is)`,
		),
		reason:
			'"self-run Kubernetes, VMware, edge" fits its line by 0.02 px there, so the list is a line shorter',
	},
];

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
 * Checks that headings, paragraphs, links, lists, cards, icons and controls are where Chromium puts
 * them.
 * @param reference Chromium's boxes, measured in the same run
 */
export function geometryCheck(reference: Geometry): Check {
	return {
		name: "geometry compared with Chromium's",
		async run({ page, browser }) {
			// Engines differ by fractions of a pixel, so any other words may take a line more in one.
			if (!hasOwnWords)
				return "not compared: the exceptions are for other words";
			const allowed = exceptions.filter((each) => each.browser === browser);
			const unused = new Set(allowed);
			const measured = await measureGeometry(page);
			const wrong = Object.entries(measured).flatMap(([place, boxes]) =>
				differences(boxes, reference[place] ?? [])
					.filter((difference) => {
						const exception = allowed.find(
							(each) => each.place === place && each.what.test(difference),
						);
						if (exception) unused.delete(exception);
						return !exception;
					})
					.map((difference) => `${place}: ${difference}`),
			);
			deepEqual(wrong, []);
			deepEqual([...unused], [], "exceptions that nothing needs");
			const count = Object.values(measured).flat().length;
			const but = allowed.map(({ reason }) => `, but ${reason}`).join("");
			return `${count} boxes within ${tolerance} px, ${kinds.length} kinds of page at ${widths.join(", ")} px${but}`;
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

function differences(boxes: Box[], expected: Box[]): string[] {
	const names = boxes.map(([what]) => what);
	const expectedNames = expected.map(([what]) => what);
	if (names.join() !== expectedNames.join()) {
		const more = names.filter((what) => !expectedNames.includes(what));
		const less = expectedNames.filter((what) => !names.includes(what));
		return [`other elements: ${more}, Chromium ${less}`];
	}
	return boxes.flatMap(([what, ...box], index) => {
		const [, ...other] = expected[index] ?? [what, 0, 0, 0, 0];
		const isNear = box.every(
			(value, side) => Math.abs(value - (other[side] ?? 0)) <= tolerance,
		);
		const round = (sides: number[]) => sides.map(Math.round).join(" ");
		return isNear ? [] : [`${what}: ${round(box)}, Chromium ${round(other)}`];
	});
}

async function boxes(): Promise<Box[]> {
	// The typeface is optional (font-display), and a page that first rendered without it never
	// switches.
	delete document.documentElement.dataset.fallbackFont;
	const font = document.querySelector<HTMLMetaElement>("meta[name=font]");
	const [family = ""] = getComputedStyle(document.body).fontFamily.split(",");
	const face = new FontFace(
		family.replaceAll('"', ""),
		`url(${font?.content})`,
		{ weight: "400 700", display: "block" },
	);
	document.fonts.add(await face.load());
	await document.fonts.ready;
	const sheet = new CSSStyleSheet();
	// For "balance" and "pretty", engines may choose different line breaks; Firefox supports only one
	// of them.
	sheet.replaceSync("* { text-wrap: wrap !important }");
	document.adoptedStyleSheets.push(sheet);
	// WebKit places lines on whole pixels, so 25.6 becomes 25: here all engines do the same.
	const lines = [...document.body.querySelectorAll<HTMLElement>("*")].map(
		(element) => ({
			element,
			height: Number.parseFloat(getComputedStyle(element).lineHeight),
		}),
	);
	for (const { element, height } of lines) {
		if (height % 1) element.style.lineHeight = `${Math.floor(height)}px`;
	}
	await new Promise((resolve) => requestAnimationFrame(resolve));
	// Text for screen readers only wraps within one pixel, in any way.
	const isClipped = (element: Element | null): boolean =>
		element !== null &&
		(getComputedStyle(element).clipPath === "inset(50%)" ||
			isClipped(element.parentElement));
	const list = document.querySelectorAll(
		"header a, header button, main article, main h1, main h2, main h3, main p, main a, main li, main svg, main button, main input, main textarea, main summary, main legend span, footer a, footer h2, footer li",
	);
	return [...list]
		.filter(
			(element) =>
				element.getClientRects().length > 0 &&
				!isClipped(element) &&
				// Closed details have boxes only in Firefox and WebKit.
				!element.closest(
					"[aria-hidden=true], .visually-hidden, details:not([open]) > :not(summary)",
				),
		)
		.map((element) => {
			const box = element.getBoundingClientRect();
			// Relative to the containing element, so that one difference is reported once.
			const around = element.parentElement?.closest(
				"article, section, nav, header, footer, main",
			);
			const top = around?.getBoundingClientRect().top ?? 0;
			return [
				`${element.tagName} ${(element.textContent?.trim() || element.getAttribute("aria-label") || "").slice(0, 30)}`,
				box.x,
				box.y - top,
				box.width,
				box.height,
			];
		});
}
