import { deepEqual, ok } from "node:assert/strict";
import { untilDrawn } from "#tests/browsers/until-drawn.ts";
import { screens } from "#tests/screens.ts";
import { type Check, desk } from "./check.ts";

const kinds = [
	"blog",
	"research",
	"home",
	"category",
	"service",
	"contact",
	"platform",
	"advisories",
];

type Place = { name: string; x: number; y: number; size: number };

export const iconChecks: Check[] = [
	// An icon's shape may load after the page, and it has its box whether it is painted or not. So
	// this inspects a screenshot.
	{
		name: "icons are drawn once the page has settled",
		inChromium: true,
		async run({ page }) {
			await page.resize(desk.width, desk.height);
			const wrong: string[] = [];
			let count = 0;
			for (const kind of kinds) {
				await page.open(screens[kind] ?? "/");
				await untilDrawn(page, kind);
				const icons = await page.tab.evaluate(showIcons);
				ok(icons.length > 0, `no icon in sight on ${kind}`);
				count += icons.length;
				const png = Buffer.from(await page.tab.shot()).toString("base64");
				// The site's policy does not allow data: images.
				await page.tab.goto("about:blank");
				const blank = await page.tab.evaluate(findBlank, png, icons);
				wrong.push(...blank.map((name) => `${kind}: ${name}`));
			}
			deepEqual(wrong, []);
			return `${count} icons, ${kinds.length} kinds of page`;
		},
	},
];

/**
 * Scrolls to the last icon of the page's first list, or its first icon, and returns the visible
 * ones, in window pixels.
 */
async function showIcons(): Promise<Place[]> {
	const inCard = document.querySelector("main article a svg:has(use)");
	const first = inCard ?? document.querySelector("main svg:has(use)");
	first?.scrollIntoView({ block: "center", behavior: "instant" });
	for (let frame = 0; frame < 3; frame++) {
		await new Promise((resolve) => requestAnimationFrame(resolve));
	}
	return [...document.querySelectorAll("svg:has(> use)")].flatMap((icon) => {
		const { x, y, width, height } = icon.getBoundingClientRect();
		const on = document.elementFromPoint(x + width / 2, y + height / 2);
		// Icons under the bar, or clipped, are not visible.
		return width > 0 && (on === icon.parentElement || icon.contains(on))
			? [
					{
						name: `${icon.querySelector("use")?.getAttribute("href")} at ${Math.round(x)} ${Math.round(y)}`,
						x,
						y,
						size: width,
					},
				]
			: [];
	});
}

/** Returns the icons whose square of the screenshot has a single colour. */
async function findBlank(png: string, icons: Place[]): Promise<string[]> {
	const image = new Image();
	image.src = `data:image/png;base64,${png}`;
	await image.decode();
	const canvas = document.createElement("canvas");
	canvas.width = image.width;
	canvas.height = image.height;
	const context = canvas.getContext("2d");
	context?.drawImage(image, 0, 0);
	return icons
		.filter(({ x, y, size }) => {
			const dots = context?.getImageData(
				Math.round(x),
				Math.round(y),
				Math.floor(size),
				Math.floor(size),
			).data;
			const colours = new Set<string>();
			for (let at = 0; dots && at < dots.length; at += 4)
				colours.add(dots.slice(at, at + 3).join());
			return colours.size < 2;
		})
		.map(({ name }) => name);
}
