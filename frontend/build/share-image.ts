import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";

/** What a share image says: the page's title large, its part of the site above, the company below. */
export type ShareImage = {
	title: string;
	/** The part of the site that the page belongs to, for example a service category. */
	eyebrow: string;
	name: string;
	tagLine: string;
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

// satori reads no WOFF2 and no variable font, so the two weights come as WOFF.
const fonts = ([400, 600] as const).map((weight) => ({
	name: "Instrument Sans",
	weight,
	style: "normal" as const,
	data: readFileSync(
		join(fontFolder, `instrument-sans-latin-${weight}-normal.woff`),
	),
}));

const tokens = readFileSync(join(root, "frontend/styles/tokens.css"), "utf8");

/** The light value of a colour in styles/tokens.css. @throws when there is none */
export function lightColour(token: string): string {
	const value = new RegExp(`--${token}: light-dark\\((#[0-9a-f]+),`).exec(
		tokens,
	)?.[1];
	if (!value) throw new Error(`styles/tokens.css has no colour --${token}`);
	return value;
}

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

/** The card that a shared link shows, as a PNG of 1200 × 630. Drawn once, then read from the cache. */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
	const layout = shareLayout(image);
	const content = JSON.stringify([layout, width, height]);
	return cached(content, async () =>
		rasterise(await satori(layout as never, { width, height, fonts }), width),
	);
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

function shareLayout({ title, eyebrow, name, tagLine }: ShareImage) {
	return box(
		{
			width,
			height,
			boxSizing: "border-box",
			flexDirection: "column",
			justifyContent: "space-between",
			padding: "76px 80px 56px",
			background: paper,
			color: ink,
			fontFamily: "Instrument Sans",
		},
		[
			// The stems rise from the hairline, which is the mark's own ground.
			mark({ position: "absolute", right: 0, bottom: 103 }, 400, 0.5),
			box({ flexDirection: "column" }, [
				box({ fontSize: 30, color: brand, fontWeight: 600 }, eyebrow),
				box(
					{
						marginTop: 24,
						width: 780,
						fontSize: titleSize(title),
						fontWeight: 600,
						letterSpacing: "-0.035em",
						lineHeight: 1.08,
					},
					title,
				),
			]),
			box({ flexDirection: "column" }, [
				box({ height: 2, background: rule, marginBottom: 30 }),
				box({ alignItems: "center", justifyContent: "space-between" }, [
					box({ alignItems: "center" }, [
						mark({ marginRight: 16 }, 52, 2.25),
						box(
							{ fontSize: 40, fontWeight: 600, letterSpacing: "-0.035em" },
							name,
						),
					]),
					box({ fontSize: 28, color: inkSoft }, tagLine),
				]),
			]),
		],
	);
}

/** Large for a short title, so that a long one still stands on four lines beside the stems. */
function titleSize(title: string): number {
	if (title.length <= 16) return 108;
	return title.length <= 40 ? 80 : 66;
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
