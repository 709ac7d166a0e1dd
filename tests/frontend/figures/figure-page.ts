import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright";
import { figureSchema } from "#content/schema/figure.ts";
import { loadOne } from "#frontend/build/copy/read-folder.ts";
import { renderFigure } from "#frontend/figures/render-figure.tsx";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import { sampleFigures } from "./sample-figures.ts";

const require = createRequire(import.meta.url);
const font = readFileSync(
	require.resolve(
		"@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
	),
).toString("base64");
const styles = [
	"styles/tokens.css",
	"styles/base.css",
	...["figure", "list", "layers", "tables", "plots", "motion"].map(
		(name) => `figures/styles/${name}.css`,
	),
]
	.map((file) => readFileSync(`frontend/${file}`, "utf8"))
	.join("\n")
	.replaceAll(/@import[^;]*;/g, "")
	.replace(/url\("@fontsource[^"]*"\)/, `url(data:font/woff2;base64,${font})`)
	// An optional typeface may come too late for the only layout.
	.replace("font-display: optional", "font-display: block");

/** Opens all sample figures with the site's styles, on one page in Chromium. */
export async function openFigures() {
	const browser = await chromium.launch({
		executablePath: chromiumPath(),
		args: chromiumArgs,
	});
	const page = await browser.newPage({ reducedMotion: "reduce" });
	const figures = sampleFigures.map((figure) =>
		renderFigure(figureSchema.parse(figure), loadOne("figureWords")),
	);
	await page.setContent(
		`<!doctype html><html lang="en"><title>Figures</title><style>${styles}</style>
		<main style="width: 100%"><h1>Figures</h1>${figures.join("")}</main>`,
	);
	await page.evaluate(() => document.fonts.ready);
	return page;
}
