import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { screens } from "#tests/screens.ts";
import { startSite } from "#tests/start-site.ts";
import { chromium, others } from "./browsers.ts";
import type { BrowserKind, Driven } from "./drive/tab.ts";
import { Page } from "./page.ts";
import { untilDrawn } from "./until-drawn.ts";

// npm run shots:browsers: twelve kinds of page in three browsers, widths and themes, side by side
// in contact sheets: shots/browsers/<width>-<theme>-<number>.png. `-- 360 dark` takes only those.
const folder = resolve(import.meta.dirname, "../../shots/browsers");
const kinds = [
	"home",
	"about",
	"careers",
	"contact",
	"platform",
	"extension",
	"blog",
	"docs",
	"advisories",
	"research",
	"category",
	"service",
];
/** By width: the height of a page that is shown, and its scale on a sheet; in pixels. */
const sizes: Record<string, { height: number; columns: number; rows: number }> =
	{
		360: { height: 1_400, columns: 9, rows: 2 },
		768: { height: 1_400, columns: 6, rows: 2 },
		1440: { height: 1_100, columns: 3, rows: 2 },
	};
const wanted = process.argv.slice(2);
const isWanted = (name: string, all: string[]) =>
	wanted.includes(name) || !all.some((other) => wanted.includes(other));
const widths = Object.keys(sizes).filter((width, _, all) =>
	isWanted(width, all),
);
const themes = ["light", "dark"].filter((theme, _, all) =>
	isWanted(theme, all),
);
const browsers = [chromium, ...others];

/** Screenshots as data URLs, by browser, width, theme and kind. */
const pictures: Record<string, string> = {};

mkdirSync(folder, { recursive: true });
const site = await startSite();
for (const browser of browsers) await Promise.all(themes.map(takeOf(browser)));
await site.close();
await makeSheets();

function takeOf(browser: BrowserKind): (theme: string) => Promise<void> {
	return async (theme) => {
		const setup = { dark: theme === "dark", reducedMotion: true };
		let driven = await browser.start(setup);
		for (const width of widths) {
			for (const kind of kinds) {
				// WebKit's driver occasionally never finishes a screenshot; a new window does.
				const png = await takeOne(driven, width, kind).catch(async () => {
					await driven.close();
					driven = await browser.start(setup);
					return takeOne(driven, width, kind);
				});
				pictures[keyOf(browser.name, width, theme, kind)] =
					`data:image/png;base64,${Buffer.from(png).toString("base64")}`;
			}
		}
		await driven.close();
	};
}

async function takeOne(
	{ tab }: Driven,
	width: string,
	kind: string,
): Promise<Uint8Array> {
	const page = new Page(tab, site.url);
	await page.resize(Number(width), sizes[width]?.height ?? 0);
	await page.open(screens[kind] ?? "/");
	await tab.evaluate(() => document.fonts.ready.then(() => true));
	await untilDrawn(page, kind);
	return tab.shot();
}

function keyOf(...parts: string[]): string {
	return parts.join(" ");
}

async function makeSheets(): Promise<void> {
	const driven = await chromium.start({});
	for (const width of widths) {
		const { columns = 1, rows = 1 } = sizes[width] ?? {};
		const kindsASheet = (columns / browsers.length) * rows;
		for (const theme of themes) {
			for (let from = 0; from < kinds.length; from += kindsASheet) {
				const cells = kinds
					.slice(from, from + kindsASheet)
					.flatMap((kind) =>
						browsers.map(({ name }) => keyOf(name, width, theme, kind)),
					);
				await driven.tab.resize(1_980, 1_500);
				await driven.tab.goto("about:blank");
				await driven.tab.evaluate(
					layOut,
					cells.map((name) => ({ name, picture: pictures[name] ?? "" })),
					columns,
				);
				const number = from / kindsASheet + 1;
				writeFileSync(
					join(folder, `${width}-${theme}-${number}.png`),
					await driven.tab.shot(),
				);
			}
		}
	}
	await driven.close();
	console.log(`${Object.keys(pictures).length} pictures in ${folder}`);
}

/** Renders each kind of page in three browsers side by side. */
async function layOut(
	cells: { name: string; picture: string }[],
	columns: number,
): Promise<void> {
	document.body.innerHTML = cells
		.map(
			({ name, picture }) =>
				`<figure style="margin:0"><figcaption>${name}</figcaption><img style="width:100%;max-height:710px;object-fit:cover;object-position:top" src="${picture}"></figure>`,
		)
		.join("");
	document.body.style.cssText = `margin:0;display:grid;gap:4px;grid-template-columns:repeat(${columns},1fr);font:12px sans-serif`;
	await Promise.all([...document.images].map((image) => image.decode()));
}
