import { type GoldenFeed, goldenFeeds, largeFeeds } from "./feed-fixtures.ts";
import {
	type Parser,
	type PlainItem,
	parsers,
	stepsOf,
} from "./feed-parsers.ts";
import { shippedBytes, timeInBrowser } from "./feeds-in-browser.ts";
import { hostileRows } from "./hostile-feeds.ts";
import { type BenchRow, isCached } from "./report-rows.ts";

// npm run bench:feeds: feeds into articles, beside rss-parser and feedsmith in the same
// run. With --json the last line has all figures for a machine to read.

const sizes = { "200 kB": 200_000, "1 MB": 1_000_000 };
const [ours, ...others] = parsers as [Parser, ...Parser[]];

export async function benchFeeds(): Promise<BenchRow[]> {
	return [
		await agreement(),
		...(await wholeSpeeds()),
		...(await stepSpeeds()),
		...(await browserSpeeds()),
		...hostileRows(),
		await shipped(),
	];
}

/** Of the golden feeds, how many are read alike: count, titles, links and dates. */
async function agreement(): Promise<BenchRow> {
	const golden = goldenFeeds();
	const share = async ({ parse }: Parser) => {
		let agreed = 0;
		for (const feed of golden) if (await agrees(parse, feed)) agreed += 1;
		return round((100 * agreed) / golden.length);
	};
	return {
		what: `agreement with ${golden.length} golden feeds`,
		value: await share(ours),
		unit: "%",
		budget: 100,
		reference: await besides(share),
	};
}

async function agrees(
	parse: Parser["parse"],
	{ bytes, articles }: GoldenFeed,
): Promise<boolean> {
	let items: PlainItem[];
	try {
		items = await parse(bytes);
	} catch {
		return articles === null;
	}
	if (articles === null) return items.length === 0;
	return (
		items.length === articles.length &&
		articles.every(({ title, link, pubDate }, index) => {
			const item = items[index];
			return (
				item !== undefined &&
				oneLine(item.title) === oneLine(title) &&
				item.link.trim() === link &&
				timeOf(item.date) === timeOf(pubDate)
			);
		})
	);
}

/** Bytes to articles. */
async function wholeSpeeds(): Promise<BenchRow[]> {
	const rows: BenchRow[] = [];
	for (const [label, size] of Object.entries(sizes)) {
		for (const { kind, bytes } of largeFeeds(size)) {
			const speed = ({ parse }: Parser) =>
				megabytesPerSecond(bytes.length, () => parse(bytes));
			rows.push({
				what: `bytes to articles, ${label}: ${kind}`,
				value: await speed(ours),
				unit: "MB/s of CPU",
				reference: await besides(speed),
			});
		}
	}
	return rows;
}

/** What our own way spends its time on. */
async function stepSpeeds(): Promise<BenchRow[]> {
	const rows: BenchRow[] = [];
	for (const { kind, bytes } of largeFeeds(sizes["200 kB"])) {
		for (const [step, run] of Object.entries(stepsOf(bytes))) {
			rows.push({
				what: `${step}, 200 kB: ${kind}`,
				value: await megabytesPerSecond(bytes.length, run),
				unit: "MB/s of CPU",
				...(step === "clean-up and mapping" && { budget: 60 }),
			});
		}
	}
	return rows;
}

/** The same in Chromium, whose reader is the DOMParser; by the clock, as a page has no other. */
async function browserSpeeds(): Promise<BenchRow[]> {
	const rows: BenchRow[] = [];
	for (const [label, size] of Object.entries(sizes)) {
		const feeds = largeFeeds(size);
		const times = await timeInBrowser(feeds.map(({ bytes }) => bytes));
		for (const [index, { kind, bytes }] of feeds.entries()) {
			rows.push({
				what: `bytes to articles in Chromium, ${label}: ${kind}`,
				value: round(bytes.length / ((times[index] ?? 0) * 1_000)),
				unit: "MB/s by the clock",
			});
		}
	}
	return rows;
}

async function shipped(): Promise<BenchRow> {
	const bytes = await shippedBytes();
	return {
		what: "code that a browser downloads to read feeds, gzip",
		value: bytes.ours,
		unit: "bytes",
		budget: 16_384,
		reference: `rss-parser ${bytes["rss-parser"]}, feedsmith ${bytes.feedsmith}`,
	};
}

async function besides(
	figure: (parser: Parser) => Promise<number>,
): Promise<string> {
	const parts: string[] = [];
	for (const parser of others) {
		parts.push(`${parser.name} ${await figure(parser)}`);
	}
	return parts.join(", ");
}

/** The median of several rounds, each long enough to be measured. */
async function megabytesPerSecond(
	bytes: number,
	run: () => unknown,
): Promise<number> {
	const runs = Math.max(1, Math.round(1_000_000 / bytes));
	const micros: number[] = [];
	// The first two rounds warm up.
	for (let round = 0; round < 11; round += 1) {
		const before = process.cpuUsage();
		for (let index = 0; index < runs; index += 1) await run();
		const { user, system } = process.cpuUsage(before);
		if (round >= 2) micros.push((user + system) / runs);
	}
	const median = micros.sort((a, b) => a - b)[micros.length >> 1] ?? 1;
	return round(bytes / median);
}

function oneLine(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

function timeOf(date: string): number | null {
	const time = Date.parse(date);
	return Number.isNaN(time) ? null : time;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

const rows = await benchFeeds();
console.table(
	rows.map((row) => ({
		...row,
		...(row.budget && { budget: `${row.budget} ${verdict(row)}` }),
	})),
);
if (process.argv.includes("--json")) {
	console.log(JSON.stringify({ name: "feeds", rows }));
}
// Speed depends on the machine and on what else it does; agreement does not.
process.exitCode = rows[0] && isCached(rows[0]) ? 0 : 1;

function verdict(row: BenchRow): string {
	return isCached(row) ? "kept" : "MISSED";
}
