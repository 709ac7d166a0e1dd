import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { launch } from "../harness/browser.ts";
import type { LargeFeed } from "./large-feeds.ts";
import { source } from "./parsers.ts";

const ours = `
	export { parseFeed } from "#content/feeds/parse-feed.ts";
	export { readXml } from "#frontend/features/feed-list/dom-reader.ts";`;

/** Measures how much a browser has to download to read feeds, minified and gzipped, in bytes. */
export async function shippedBytes(): Promise<Record<string, number>> {
	const sizeOf = async (code: string) =>
		gzipSync(await bundle(code), { level: 9 }).length;
	return {
		ours: await sizeOf(ours),
		// The package's own browser bundle, since its main file needs Node.
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

/** Times our reader in Chromium, from bytes to articles: MB/s, from the median of nine runs. */
export async function timeInBrowser(
	feeds: LargeFeed[],
): Promise<{ name: string; speed: number }[]> {
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
		[url, feeds.map(({ text }) => text), source] as const,
	);
	await browser.close();
	return feeds.map(({ name, bytes }, index) => {
		const ms = medians[index] ?? Number.NaN;
		return { name, speed: bytes.length / (ms * 1_000) };
	});
}
