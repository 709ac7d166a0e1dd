import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import { source } from "./feed-parsers.ts";

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

async function bundle(contents: string, globalName?: string): Promise<string> {
	const { outputFiles } = await build({
		stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
		bundle: true,
		minify: true,
		write: false,
		format: globalName ? "iife" : "esm",
		...(globalName && { globalName }),
		logLevel: "error",
	});
	return outputFiles[0]?.text ?? "";
}

/** Milliseconds that Chromium takes from bytes to articles, the median of nine times. */
export async function timeInBrowser(feeds: string[]): Promise<number[]> {
	const browser = await chromium.launch({
		executablePath: chromiumPath(),
		args: chromiumArgs,
	});
	const page = await browser.newPage();
	await page.addScriptTag({ content: await bundle(ours, "feeds") });
	const medians = await page.evaluate(
		([texts, from]) => {
			const { parseFeed, readXml } = (
				window as unknown as { feeds: Record<string, CallableFunction> }
			).feeds;
			return texts.map((text) => {
				const bytes = new TextEncoder().encode(text);
				const times = Array.from({ length: 9 }, () => {
					const start = performance.now();
					parseFeed?.({ bytes }, from, readXml);
					return performance.now() - start;
				});
				return times.sort((a, b) => a - b)[4] ?? 0;
			});
		},
		[feeds, source] as const,
	);
	await browser.close();
	return medians;
}
