import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { launch } from "../harness/browser.ts";
import { source } from "./parsers.ts";

const ours = `
	export { parseFeed } from "#content/feeds/parse-feed.ts";
	export { readXml } from "#frontend/features/feed-list/dom-reader.ts";`;

/** What a browser has to download to read feeds, minified and compressed, in bytes. */
export async function shippedBytes() {
	const sizeOf = async (code: string) =>
		gzipSync(await bundle(code), { level: 9 }).length;
	return {
		ours: await sizeOf(ours),
		// Its package has this bundle of its own, as its main file needs Node.
		"rss-parser": await sizeOf(
			'export { default } from "rss-parser/dist/rss-parser.min.js";',
		),
		feedsmith: await sizeOf('export { parseFeed } from "feedsmith";'),
	};
}

async function bundle(contents: string): Promise<string> {
	const { outputFiles } = await build({
		stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
		bundle: true,
		minify: true,
		write: false,
		format: "esm",
		logLevel: "error",
	});
	return outputFiles[0]?.text ?? "";
}

/** Milliseconds that Chromium takes from bytes to articles, the median of nine times. */
export async function timeInBrowser(texts: string[]): Promise<number[]> {
	const url = `data:text/javascript,${encodeURIComponent(await bundle(ours))}`;
	const browser = await launch();
	const page = await browser.newPage();
	const medians = await page.evaluate(
		async ([url, texts, source]) => {
			const { parseFeed, readXml } = await import(url);
			return texts.map((text) => {
				const bytes = new TextEncoder().encode(text);
				const times = Array.from({ length: 9 }, () => {
					const start = performance.now();
					parseFeed({ bytes }, source, readXml);
					return performance.now() - start;
				});
				return times.sort((a, b) => a - b)[4] ?? Number.NaN;
			});
		},
		[url, texts, source] as const,
	);
	await browser.close();
	return medians;
}
