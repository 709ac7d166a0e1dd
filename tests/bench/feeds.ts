import { readFileSync } from "node:fs";
import { mapFeed } from "#content/feeds/map-feed.ts";
import { cleanXml } from "#content/feeds/xml/clean-xml.ts";
import { decodeText } from "#content/feeds/xml/decode-text.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { allowedGrowth } from "#tests/content/feeds/hostile/growth-limit.ts";
import {
	hostilePatterns,
	plainPattern,
} from "#tests/content/feeds/hostile/patterns.ts";
import { measureHostilePatterns } from "#tests/content/feeds/hostile/run-measure.ts";
import { shippedBytes, speedsInBrowser } from "./feeds/in-browser.ts";
import { agreement, comparedFeeds, parsers, source } from "./feeds/parsers.ts";
import { megabytesPerSecond } from "./feeds/speed.ts";
import { report, withUnit } from "./harness/report.ts";
import { type BenchRow, row } from "./harness/rows.ts";

// npm run bench:feeds: from feeds to articles, compared with rss-parser and feedsmith in the same run.

/** Sample feeds that differ in format and content. */
const samples = {
	"RSS, HTML in sections": "aws-open-source",
	"RSS, HTML and media": "techrepublic-open-source",
	"RSS, short texts": "wiz",
	"Atom, HTML escaped": "nvidia-technical-blog",
	"Atom, many small fields": "arxiv",
};
/** Patterns that were slow before the reader was made linear, some taking thousands of times as long as plain text. */
const notorious = [
	"tag: spaces",
	"HTML: empty attributes",
	"prolog: empty declarations",
	"root: attributes, and many prefixes below",
	"tags within quoted values",
];

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

/** Returns the sample feeds with their items repeated to about this many bytes. */
function largeFeeds(size: number, label: string) {
	return Object.entries(samples).map(([kind, file]) => {
		const sample = readFileSync(`tests/fixtures/feeds/${file}.xml`, "utf8");
		const start = sample.search(/<(?:item|entry)[\s>]/);
		const end = /^[\s\S]*<\/(?:item|entry)>/.exec(sample)?.[0].length ?? 0;
		const items = sample.slice(start, end);
		const times = Math.round((size - sample.length) / items.length);
		const repeated = items.repeat(Math.max(1, times));
		const text = sample.slice(0, start) + repeated + sample.slice(end);
		const bytes = new TextEncoder().encode(text);
		return { name: `${label}: ${kind}`, bytes };
	});
}

/**
 * Measures feeds designed to keep a reader busy: how long 128 kB take compared with plain text, and
 * how much faster than the feed's size the time grows.
 */
async function hostileRows(): Promise<BenchRow[]> {
	const growths = await measureHostilePatterns();
	const msOf = (name: string) => Number(growths[name]?.milliseconds.at(-1));
	const names = hostilePatterns.map(({ name }) => name);
	const slowest = names
		.toSorted((a, b) => msOf(b) - msOf(a))
		.slice(0, 3)
		.filter((name) => !notorious.includes(name));
	const over = (name: string, remark = "") => {
		const what = `time ÷ that of plain text, 128 kB: ${name}${remark}`;
		return row(what, msOf(name) / msOf(plainPattern.name), "×");
	};
	const what = `growth of time ÷ growth of size, 16 to 128 kB: worst of ${names.length} hostile patterns`;
	const all = names.map((name) => Number(growths[name]?.overLinear));
	return [
		row(what, Math.max(...all), "×", allowedGrowth),
		...notorious.map((name) => over(name)),
		...slowest.map((name) => over(name, " (among the slowest)")),
	];
}
