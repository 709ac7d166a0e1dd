import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { markPath } from "#frontend/ui/Logo.tsx";
import type { Pen } from "./art.ts";
import { fonts } from "./fonts.ts";
import {
	colours,
	height,
	type ShareImage,
	shareLayout,
	width,
} from "./layout.ts";

const require = createRequire(import.meta.url);

// The working directory, which is the project's folder for all npm commands: this file runs
// bundled, from another folder.
const root = process.cwd();
// CI preserves it between runs.
const cacheFolder = join(root, ".cache/share-images");

// Each draws differently in another version.
const versions = [
	"satori",
	"@resvg/resvg-js",
	"@fontsource/instrument-sans",
].map((name) => require(`${name}/package.json`).version);

const fontFamily = fonts.map(({ name }) => name).join(", ");

/** Draws the card that a shared link shows, as a PNG of 1200 × 630, or reads it from the cache. */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
	const layout = shareLayout(image, fontFamily);
	const shapes = (image.art?.shapes ?? "").replaceAll(
		/\{(\w+)\}/g,
		(_, pen: Pen) => colours[pen],
	);
	const content = JSON.stringify([layout, shapes, width, height, versions]);
	return cached(content, async () => {
		const textSvg = await satori(layout, { width, height, fonts });
		// Added afterwards, because satori supports neither text nor styles within an SVG.
		const svg = textSvg.replace(/<\/svg>$/, () => `${shapes}</svg>`);
		return rasterise(svg, width);
	});
}

/**
 * Draws the company's mark on the page's background colour as a square PNG.
 * @param size in pixels
 * @param isMaskable keeps the mark within the circle to which a phone may crop it
 */
export function drawIconPng(
	size: number,
	{ isMaskable = false }: { isMaskable?: boolean } = {},
): Buffer {
	// The safe zone is a circle of 80 %; the mark's bounding box must lie within it.
	const share = isMaskable ? 0.62 : 0.84;
	const side = 32 / share;
	const inset = (side - 32) / 2;
	return rasterise(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-inset} ${-inset} ${side} ${side}">` +
			`<rect x="${-inset}" y="${-inset}" width="${side}" height="${side}" fill="${colours.paper}"/>` +
			`<path d="${markPath}" fill="none" stroke="${colours.brand}" stroke-width="${size < 64 ? 3 : 2.25}" stroke-linecap="round"/></svg>`,
		size,
	);
}

function rasterise(svg: string, pixels: number): Buffer {
	const options = {
		fitTo: { mode: "width" as const, value: pixels },
		// satori has already converted all text to paths.
		font: { loadSystemFonts: false },
	};
	return new Resvg(svg, options).render().asPng();
}

async function cached(content: string, draw: () => Promise<Buffer>) {
	const key = createHash("sha256").update(content).digest("hex").slice(0, 32);
	const file = join(cacheFolder, `${key}.png`);
	const stored = existsSync(file) ? readFileSync(file) : undefined;
	if (stored?.subarray(-pngEnd.length).equals(pngEnd)) return stored;
	const image = await draw();
	// resvg frees an image's memory, megabytes outside the heap, in a separate event-loop turn.
	await setImmediate();
	mkdirSync(cacheFolder, { recursive: true });
	writeFileSync(file, image);
	return image;
}

/** The last bytes of each PNG; a file that a killed build, or a full disk, cut off lacks them. */
const pngEnd = Buffer.from("IEND\xae\x42\x60\x82", "latin1");
