import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { lightColour } from "../token-colours.ts";
import type { Art, Label, Pen } from "./art.ts";

/** What a share image says: the page's title large, its part of the site above, its own drawing, the company below. */
export type ShareImage = {
	title: string;
	/** The part of the site that the page belongs to, for example a service category. */
	eyebrow: string;
	name: string;
	tagLine: string;
	/** Without one the mark's stems stand there. */
	art?: Art | undefined;
};

const width = 1200;
const height = 630;

// npm's commands all run from the project's folder; the file itself runs bundled, from another one.
const root = process.cwd();
const fontFolder = join(
	dirname(
		createRequire(import.meta.url).resolve(
			"@fontsource/instrument-sans/package.json",
		),
	),
	"files",
);
// CI keeps it from run to run.
const cacheFolder = join(root, ".cache/share-images");

// satori reads no WOFF2 and no variable font, so the two weights come as WOFF, and with them
// the further letters of Europe's names.
const fonts = (["latin", "latin-ext"] as const).flatMap((subset) =>
	([400, 600] as const).map((weight) => ({
		name: `Instrument Sans ${subset}`,
		weight,
		style: "normal" as const,
		data: readFileSync(
			join(fontFolder, `instrument-sans-${subset}-${weight}-normal.woff`),
		),
	})),
);

/** The mark, as public/favicon.svg has it. @throws when that file has no path */
function readMark(): string {
	const favicon = readFileSync(
		join(root, "frontend/public/favicon.svg"),
		"utf8",
	);
	const path = / d="([^"]+)"/.exec(favicon)?.[1];
	if (!path) throw new Error("frontend/public/favicon.svg has no path");
	return path;
}

const markPath = readMark();
const paper = lightColour("paper");
const ink = lightColour("ink");
const inkSoft = lightColour("ink-soft");
const rule = lightColour("rule");
const brand = lightColour("brand");
const colours: Record<Pen, string> = {
	paper,
	ink,
	soft: inkSoft,
	rule,
	brand,
	action: lightColour("action"),
};

/** The card that a shared link shows, as a PNG of 1200 × 630. Drawn once, then read from the cache. */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
	const layout = shareLayout(image);
	const shapes = (image.art?.shapes ?? "").replaceAll(
		/\{(\w+)\}/g,
		(_, pen: Pen) => colours[pen],
	);
	const content = JSON.stringify([layout, shapes, width, height]);
	return cached(content, async () => {
		const words = await satori(layout as never, { width, height, fonts });
		// satori itself draws no text within an SVG, and takes no styles for one.
		const svg = words.replace(/<\/svg>$/, () => `${shapes}</svg>`);
		return rasterise(svg, width);
	});
}

/**
 * The mark on paper as a square PNG.
 * @param size in pixels
 * @param isMaskable keeps the mark within the circle that a phone may cut out
 */
export function drawIconPng(
	size: number,
	{ isMaskable = false }: { isMaskable?: boolean } = {},
): Buffer {
	// The safe zone is a circle of 80 %; the mark's own box must lie within it.
	const share = isMaskable ? 0.62 : 0.84;
	const side = 32 / share;
	const inset = (side - 32) / 2;
	return rasterise(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-inset} ${-inset} ${side} ${side}">` +
			`<rect x="${-inset}" y="${-inset}" width="${side}" height="${side}" fill="${paper}"/>` +
			`<path d="${markPath}" fill="none" stroke="${brand}" stroke-width="${size < 64 ? 3 : 2.25}" stroke-linecap="round"/></svg>`,
		size,
	);
}

function rasterise(svg: string, pixels: number): Buffer {
	const options = {
		fitTo: { mode: "width" as const, value: pixels },
		// satori has turned all text into paths.
		font: { loadSystemFonts: false },
	};
	return new Resvg(svg, options).render().asPng();
}

async function cached(
	content: string,
	draw: () => Promise<Buffer>,
): Promise<Buffer> {
	const key = createHash("sha256").update(content).digest("hex").slice(0, 32);
	const file = join(cacheFolder, `${key}.png`);
	try {
		return readFileSync(file);
	} catch {
		const image = await draw();
		// resvg frees a picture's memory, megabytes outside the heap, in a turn of its own.
		await setImmediate();
		mkdirSync(cacheFolder, { recursive: true });
		writeFileSync(file, image);
		return image;
	}
}

function shareLayout({ title, eyebrow, name, tagLine, art }: ShareImage) {
	return box(
		{
			width,
			height,
			boxSizing: "border-box",
			flexDirection: "column",
			justifyContent: "space-between",
			padding: "60px 76px 40px",
			background: paper,
			color: ink,
			fontFamily: fonts.map(({ name }) => name).join(", "),
		},
		[
			...(art
				? art.labels.map(placed)
				: // The stems rise from the hairline, which is the mark's own ground.
					[mark({ position: "absolute", right: 0, bottom: 78 }, 400, 0.5)]),
			box({ flexDirection: "column" }, [
				box({ fontSize: 34, color: brand, fontWeight: 600 }, eyebrow),
				box(
					{
						marginTop: 14,
						width: art?.place === "band" ? 1048 : art ? 620 : 780,
						fontSize: titleSize(title, art?.place),
						fontWeight: 600,
						letterSpacing: "-0.035em",
						lineHeight: 1.06,
					},
					title,
				),
			]),
			box({ flexDirection: "column" }, [
				box({ height: 2, background: rule, marginBottom: 22 }),
				companyLine(name, tagLine),
			]),
		],
	);
}

/** A word of the drawing. */
function placed({ text, at: [x, y], width, size, pen, isBold }: Label) {
	return box(
		{
			position: "absolute",
			left: x,
			top: y,
			width,
			display: "block",
			fontSize: size,
			fontWeight: isBold ? 600 : 400,
			letterSpacing: "-0.01em",
			lineHeight: 1.2,
			color: colours[pen],
			whiteSpace: "nowrap",
			overflow: "hidden",
			textOverflow: "ellipsis",
		},
		text,
	);
}

/** The company below the hairline: name and tag line on one line, or one above the other where they are long. */
function companyLine(name: string, tagLine: string) {
	const room = width - 152 - 68;
	const isLong = widthOf(name, 40) + widthOf(tagLine, 28) + 40 > room;
	const nameStyle = { fontWeight: 600, letterSpacing: "-0.035em" };
	const tagStyle = { color: inkSoft };
	const texts = isLong
		? box({ flexDirection: "column", flexShrink: 0, lineHeight: 1.2 }, [
				oneLine(name, tagLine ? 34 : 40, room, nameStyle),
				oneLine(tagLine, 24, room, tagStyle),
			])
		: box({ flexGrow: 1, justifyContent: "space-between" }, [
				oneLine(name, 40, room, nameStyle),
				oneLine(tagLine, 28, room, { ...tagStyle, alignSelf: "center" }),
			]);
	// As high as the mark whatever stands beside it, so that the hairline stays where the stems rise from it.
	return box({ alignItems: "center", height: 52 }, [
		mark({ marginRight: 16 }, 52, 2.25),
		texts,
	]);
}

/** A text that becomes smaller until it fits, down to where it could not be read, and then ends with an ellipsis. */
function oneLine(text: string, size: number, room: number, style: object) {
	const fitting = Math.floor((size * room) / widthOf(text, size));
	return box(
		{
			...style,
			fontSize: Math.max(22, Math.min(size, fitting)),
			maxWidth: room,
			display: "block",
			flexShrink: 0,
			whiteSpace: "nowrap",
			overflow: "hidden",
			textOverflow: "ellipsis",
		},
		text,
	);
}

/** About the width of a text in pixels: a letter is half as wide as it is high, a little more to be safe. */
function widthOf(text: string, size: number): number {
	return text.length * size * 0.54;
}

/** Large for a short title, so that a long one has room above or beside what is drawn. */
function titleSize(title: string, place: Art["place"] | undefined): number {
	const { length } = title;
	if (place === "band") return length <= 22 ? 92 : length <= 46 ? 74 : 62;
	if (place === "side") return length <= 12 ? 96 : length <= 40 ? 70 : 58;
	return length <= 16 ? 108 : length <= 40 ? 80 : 66;
}

function box(style: object, children?: unknown) {
	return {
		type: "div",
		props: { style: { display: "flex", ...style }, children },
	};
}

function mark(style: object, size: number, strokeWidth: number) {
	return {
		type: "svg",
		props: {
			style,
			width: size,
			height: size,
			viewBox: "0 0 32 32",
			fill: "none",
			stroke: brand,
			strokeWidth,
			strokeLinecap: "round",
			children: { type: "path", props: { d: markPath } },
		},
	};
}
