import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { figureSchema } from "#content/schema/figure.ts";
import { loadOne } from "#frontend/build/copy/read-folder.ts";
import { renderFigure } from "#frontend/figures/Figure.tsx";
import { launchChromium } from "#tests/launch-chromium.ts";
import { sampleFigures } from "./sample-figures.ts";

const require = createRequire(import.meta.url);
const font = readFileSync(
	require.resolve(
		"@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
	),
).toString("base64");
const styles = [
	"styles/tokens.css",
	"styles/forced-colors.css",
	"styles/base.css",
	...["figure", "list", "layers", "tables", "plots", "motion"].map(
		(name) => `figures/styles/${name}.css`,
	),
]
	.map((file) => readFileSync(`frontend/${file}`, "utf8"))
	.join("\n")
	.replaceAll(/@import[^;]*;/g, "")
	// An optional font may load too late for the only layout.
	.replace("font-display: optional", "font-display: block");

/**
 * Opens all sample figures with the site's styles, on one page in Chromium.
 * @param hasWebFont false shows them with the local fallback, as a slow first visit does
 */
export async function openFigures(hasWebFont = true) {
	const browser = await launchChromium();
	const page = await browser.newPage({ reducedMotion: "reduce" });
	const figures = sampleFigures.map((figure) =>
		renderFigure(figureSchema.parse(figure), loadOne("figureWords")),
	);
	const source = hasWebFont
		? `url(data:font/woff2;base64,${font})`
		: 'local("")';
	const ownStyles = styles.replace(/url\("@fontsource[^"]*"\)/, source);
	await page.setContent(
		`<!doctype html><html lang="en"><title>Figures</title><style>${ownStyles}</style>
		<main style="width: 100%"><h1>Figures</h1>${figures.join("")}</main>`,
	);
	await page.evaluate(() => document.fonts.ready);
	return page;
}
