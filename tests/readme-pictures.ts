import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser } from "playwright";
import { onlyHostOf } from "./chromium.ts";
import { launchChromium } from "./launch-chromium.ts";
import { screens } from "./screens.ts";
import { startSite } from "./start-site.ts";

// npm run shots:readme, after npm run build: retakes every picture that README.md shows, from the
// served site. A picture's name says what it shows: screen-width-theme.png.
const root = resolve(import.meta.dirname, "..");

/** The viewport for a screen of that width, and the width of its picture, in pixels. */
const formats: Record<string, { height: number; pictureWidth: number }> = {
	"360": { height: 720, pictureWidth: 240 },
	"1440": { height: 960, pictureWidth: 640 },
};
/** The picture at the top of the README. */
const lead = {
	file: "home.png",
	screen: "home",
	width: 1440,
	height: 900,
	pictureWidth: 1200,
	theme: "light",
} as const;

type Picture = {
	file: string;
	screen: string;
	width: number;
	height: number;
	pictureWidth: number;
	theme: "light" | "dark";
};

const readme = readFileSync(join(root, "README.md"), "utf8");
const pictures = [
	...readme.matchAll(
		/\.github\/pictures\/(([a-z-]+?)-(\d+)-(light|dark)\.png)/g,
	),
].map(([, file = "", screen = "", width = "", theme]): Picture => {
	const format = formats[width];
	if (!format || !screens[screen])
		throw new Error(`README.md: what is ${file}?`);
	return {
		file,
		screen,
		width: Number(width),
		...format,
		theme: theme === "dark" ? "dark" : "light",
	};
});

const site = await startSite();
const browser = await launchChromium([
	onlyHostOf(site.url),
	// Allows subpixel glyph positions; otherwise small text is spaced unevenly.
	"--font-render-hinting=none",
]);
for (const picture of [lead, ...pictures]) await take(browser, picture);
await browser.close();
await site.close();
console.log(`${pictures.length + 1} pictures in .github/pictures/`);

async function take(
	browser: Browser,
	{ file, screen, width, height, pictureWidth, theme }: Picture,
): Promise<void> {
	const page = await browser.newPage({
		baseURL: site.url,
		viewport: { width, height },
		deviceScaleFactor: pictureWidth / width,
		colorScheme: theme,
		reducedMotion: "reduce",
	});
	// Only a page that is opened from another one is sure to have the typeface.
	for (const path of ["/", screens[screen] ?? "/"]) {
		await page.goto(path, { referer: `${site.url}/` });
		await page.locator("html[data-hydrated]").waitFor();
		await page.evaluate(() => document.fonts.ready);
	}
	await page.waitForLoadState("networkidle");
	await page.screenshot({ path: join(root, ".github/pictures", file) });
	await page.close();
}
