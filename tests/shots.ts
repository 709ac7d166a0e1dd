import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { onlyHostOf } from "./chromium.ts";
import { launchChromium } from "./launch-chromium.ts";
import { screens } from "./screens.ts";
import { startSite } from "./start-site.ts";

// npm run shots [-- part of a name …]: takes a picture of every kind of screen, into shots/.
// SITE_URL names a site that is already running; without it, dist/ is served.
const folder = resolve(import.meta.dirname, "../shots");
const widths = [360, 768, 1440];
const themes = ["light", "dark"] as const;

const filters = process.argv.slice(2);
const names = Object.keys(screens).filter(
	(name) =>
		filters.length === 0 || filters.some((filter) => name.includes(filter)),
);
const shots = widths.flatMap((width) =>
	themes.flatMap((theme) => names.map((name) => ({ name, width, theme }))),
);
type Shot = (typeof shots)[number];

mkdirSync(folder, { recursive: true });
const site = process.env.SITE_URL ? null : await startSite();
const address = site?.url ?? process.env.SITE_URL ?? "";
const browser = await launchChromium([onlyHostOf(address)]);
const taken = shots.length;
// Two at once: as many as a small machine has cores.
await Promise.all([takeAll(browser), takeAll(browser)]);
await browser.close();
await site?.close();
console.log(`${taken} pictures in shots/`);

/** All in one context, because only a second visit is sure to have the typeface. */
async function takeAll(browser: Browser): Promise<void> {
	const context = await browser.newContext({
		baseURL: address,
		reducedMotion: "reduce",
	});
	const first = await context.newPage();
	await first.goto("/");
	await first.evaluate(() => document.fonts.ready);
	for (let shot = shots.shift(); shot; shot = shots.shift()) {
		await take(context, shot);
	}
	await context.close();
}

async function take(
	context: BrowserContext,
	{ name, width, theme }: Shot,
): Promise<void> {
	const page = await context.newPage();
	await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
	await page.emulateMedia({ colorScheme: theme });
	await page.goto(screens[name] ?? "/");
	await page.locator("html[data-hydrated]").waitFor({ timeout: 10_000 });
	await page.evaluate(() => document.fonts.ready);
	await scrollThrough(page);
	await page.screenshot({
		path: join(folder, `${name}-${width}-${theme}.png`),
		fullPage: true,
	});
	await page.close();
}

/** Lazily rendered parts must have been in view once, or they stay empty. */
async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
			scrollTo({ top: y, behavior: "instant" });
			// An element that comes into view is notified in the next frame, and drawn in the one after.
			for (let frame = 0; frame < 3; frame++) {
				await new Promise(requestAnimationFrame);
			}
		}
		scrollTo({ top: 0, behavior: "instant" });
	});
	await page.waitForLoadState("networkidle");
}
