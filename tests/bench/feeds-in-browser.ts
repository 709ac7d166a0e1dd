import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import { source } from "./feed-parsers.ts";

const ours = `
	export { parseFeed } from "#content/feeds/parse-feed.ts";
	export { readXml } from "./frontend/features/feed-list/dom-reader.ts";
`;

/** What a browser has to download to read feeds, minified and compressed, in bytes. */
export async function shippedBytes(): Promise<{
	ours: number;
	"rss-parser": number;
	feedsmith: number;
}> {
	return {
		ours: await sizeOf(ours),
		// Its package has this bundle of its own, as its main file needs Node.
		"rss-parser": await sizeOf(
			'export { default } from "rss-parser/dist/rss-parser.min.js";',
		),
		feedsmith: await sizeOf('export { parseFeed } from "feedsmith";'),
	};
}

async function sizeOf(contents: string): Promise<number> {
	const code = await bundle(contents, "esm");
	return gzipSync(code, { level: 9 }).length;
}

async function bundle(
	contents: string,
	format: "esm" | "iife",
): Promise<string> {
	const { outputFiles } = await build({
		stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
		bundle: true,
		minify: true,
		write: false,
		format,
		...(format === "iife" && { globalName: "feeds" }),
		logLevel: "error",
	});
	return outputFiles[0]?.text ?? "";
}

/** Milliseconds that Chromium takes from bytes to articles, the median of several times. */
export async function timeInBrowser(feeds: Uint8Array[]): Promise<number[]> {
	const browser = await chromium.launch({
		executablePath: chromiumPath(),
		args: chromiumArgs,
	});
	try {
		const page = await browser.newPage();
		await page.addScriptTag({ content: await bundle(ours, "iife") });
		return await page.evaluate(
			([texts, from]) => {
				const { parseFeed, readXml } = (
					window as unknown as { feeds: Record<string, CallableFunction> }
				).feeds;
				return texts.map((base64) => {
					const bytes = Uint8Array.from(atob(base64), (unit) =>
						unit.charCodeAt(0),
					);
					const times = Array.from({ length: 9 }, () => {
						const start = performance.now();
						parseFeed?.({ bytes }, from, readXml);
						return performance.now() - start;
					});
					return times.sort((a, b) => a - b)[4] ?? 0;
				});
			},
			[
				feeds.map((bytes) => Buffer.from(bytes).toString("base64")),
				source,
			] as const,
		);
	} finally {
		await browser.close();
	}
}
