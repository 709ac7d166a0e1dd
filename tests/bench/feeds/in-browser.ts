import { gzipSync } from "node:zlib";
import { bundleForPage } from "#tests/bundle-for-page.ts";
import { launchChromium } from "#tests/launch-chromium.ts";
import { source } from "./parsers.ts";

const ours = `
	export { parseFeed } from "#content/feeds/parse-feed.ts";
	export { readXml } from "#frontend/features/feed-list/dom-reader.ts";`;
/** What reads feeds; of rss-parser the package's own browser bundle, since its main file needs Node. */
const readers = {
	ours,
	"rss-parser": 'export { default } from "rss-parser/dist/rss-parser.min.js";',
	feedsmith: 'export { parseFeed } from "feedsmith";',
};

/** Measures how much a browser has to download to read feeds, minified and gzipped, in bytes. */
export async function shippedBytes(): Promise<Record<string, number>> {
	const sizes: Record<string, number> = {};
	for (const [name, code] of Object.entries(readers)) {
		sizes[name] = gzipSync(await bundle(code), { level: 9 }).length;
	}
	return sizes;
}

function bundle(code: string): Promise<string> {
	return bundleForPage(code, { format: "esm", minify: true });
}

/** Times our reader in Chromium, from bytes to articles. @returns MB/s by the clock, by the feed's name */
export async function speedsInBrowser(
	feeds: { name: string; bytes: Uint8Array }[],
): Promise<Record<string, number>> {
	const speed = 'export * from "./tests/bench/feeds/speed.ts";';
	const code = encodeURIComponent(await bundle(ours + speed));
	const browser = await launchChromium();
	const page = await browser.newPage();
	const speeds = await page.evaluate(
		async ({ url, feeds, source }) => {
			const { parseFeed, readXml, megabytesPerSecond } = await import(url);
			const clock = performance.now.bind(performance);
			const speeds: Record<string, number> = {};
			for (const { name, bytes } of feeds) {
				const tasks = { [name]: () => parseFeed({ bytes }, source, readXml) };
				Object.assign(speeds, await megabytesPerSecond(bytes, tasks, clock));
			}
			return speeds;
		},
		{ url: `data:text/javascript,${code}`, feeds, source },
	);
	await browser.close();
	return speeds;
}
