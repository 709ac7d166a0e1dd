import { mapFeed } from "#content/feeds/map-feed.ts";
import { cleanXml } from "#content/feeds/xml/clean-xml.ts";
import { decodeText } from "#content/feeds/xml/decode-text.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { hostileRows } from "./feeds/hostile-rows.ts";
import { shippedBytes, speedsInBrowser } from "./feeds/in-browser.ts";
import { largeFeeds } from "./feeds/large-feeds.ts";
import { agreement, comparedFeeds, parsers, source } from "./feeds/parsers.ts";
import { megabytesPerSecond } from "./feeds/speed.ts";
import { report, withUnit } from "./harness/report.ts";
import { type BenchRow, row } from "./harness/rows.ts";

// npm run bench:feeds: from feeds to articles, compared with rss-parser and feedsmith in the same run.
const golden = `agreement with ${comparedFeeds.length} golden feeds`;
const shares: Record<string, number> = {};
for (const [name, parse] of Object.entries(parsers)) {
	shares[name] = await agreement(parse);
}
const rows = [compared(golden, shares, "%", 100)];

const smallFeeds = largeFeeds(200_000, "200 kB");
const feeds = [...smallFeeds, ...largeFeeds(1_000_000, "1 MB")];
for (const { name, bytes } of feeds) {
	const tasks = Object.entries(parsers).map(
		([parser, parse]) => [parser, () => parse(bytes)] as const,
	);
	const speeds = await megabytesPerSecond(bytes, Object.fromEntries(tasks));
	rows.push(compared(`bytes to articles, ${name}`, speeds, "MB/s of CPU"));
}
for (const { name, bytes } of smallFeeds) {
	const speeds = await megabytesPerSecond(bytes, stepsOf(bytes));
	for (const [step, speed] of Object.entries(speeds)) {
		const budget = step === "clean-up and mapping" ? 60 : undefined;
		rows.push(row(`${step}, ${name}`, speed, "MB/s of CPU", budget));
	}
}
// A page can only measure by the clock. Its XML reader is the browser's DOMParser.
for (const [name, speed] of Object.entries(await speedsInBrowser(feeds))) {
	const what = `bytes to articles in Chromium, ${name}`;
	rows.push(row(what, speed, "MB/s by the clock"));
}
const shipped = "code that a browser downloads to read feeds, gzip";
report([
	...rows,
	...(await hostileRows()),
	compared(shipped, await shippedBytes(), "bytes", 16_384),
]);

/** Returns our figure, with those of the other parsers for reference. */
function compared(
	what: string,
	{ ours = Number.NaN, ...others }: Record<string, number>,
	unit: string,
	budget?: number,
): BenchRow {
	const reference = Object.entries(others)
		.map(([name, figure]) => `${name} ${withUnit(figure, "")}`)
		.join(", ");
	return row(what, ours, unit, budget, reference);
}

/** Returns the steps of our own parser, to be timed one by one. */
function stepsOf(bytes: Uint8Array): Record<string, () => unknown> {
	const text = decodeText(bytes);
	const xml = cleanXml(text);
	const tree = readXml(xml);
	const map = () => mapFeed(tree, source.name, source.url, Date.now());
	return {
		"decode bytes": () => decodeText(bytes),
		"clean-up": () => cleanXml(text),
		"read with xml2js": () => readXml(xml),
		mapping: map,
		"clean-up and mapping": () => [cleanXml(text), map()],
	};
}
