import { Bench } from "tinybench";
import { type GoldenFeed, goldenFeeds, largeFeeds } from "./feed-fixtures.ts";
import { type Parse, parsers, stepsOf } from "./feed-parsers.ts";
import { shippedBytes, timeInBrowser } from "./feeds-in-browser.ts";
import { hostileRows } from "./hostile-feeds.ts";
import { report, withUnit } from "./report.ts";
import { type BenchRow, row } from "./report-rows.ts";

// npm run bench:feeds [-- --json]: feeds into articles, beside rss-parser and feedsmith in
// the same run.
const wholes: BenchRow[] = [];
const steps: BenchRow[] = [];
const inBrowser: BenchRow[] = [];
for (const [label, size] of [
	["200 kB", 200_000],
	["1 MB", 1_000_000],
] as const) {
	const feeds = largeFeeds(size);
	const times = await timeInBrowser(feeds.map(({ text }) => text));
	for (const [index, { kind, text }] of feeds.entries()) {
		const bytes = new TextEncoder().encode(text);
		const tasks = Object.entries(parsers).map(
			([name, parse]) => [name, () => parse(bytes)] as const,
		);
		const speeds = await megabytesPerSecond(bytes, Object.fromEntries(tasks));
		const what = `bytes to articles, ${label}: ${kind}`;
		wholes.push(compared(what, speeds, "MB/s of CPU"));
		// By the clock, as a page has no other; its XML reader is the DOMParser.
		inBrowser.push(
			row(
				`bytes to articles in Chromium, ${label}: ${kind}`,
				bytes.length / ((times[index] ?? 0) * 1_000),
				"MB/s by the clock",
			),
		);
		if (size > 200_000) continue;
		const ofSteps = await megabytesPerSecond(bytes, stepsOf(bytes));
		for (const [step, speed] of Object.entries(ofSteps)) {
			const budget = step === "clean-up and mapping" ? 60 : undefined;
			const what = `${step}, ${label}: ${kind}`;
			steps.push(row(what, speed, "MB/s of CPU", { budget }));
		}
	}
}
const shipped = "code that a browser downloads to read feeds, gzip";
report("feeds", [
	await agreement(),
	...wholes,
	...steps,
	...inBrowser,
	...(await hostileRows()),
	compared(shipped, await shippedBytes(), "bytes", 16_384),
]);

/** Of the golden feeds, how many are read alike: count, titles, links and dates. */
async function agreement(): Promise<BenchRow> {
	const golden = goldenFeeds();
	const shares: Record<string, number> = {};
	for (const [name, parse] of Object.entries(parsers)) {
		const agreed = await Promise.all(golden.map((feed) => agrees(parse, feed)));
		shares[name] = (100 * agreed.filter(Boolean).length) / golden.length;
	}
	return compared(
		`agreement with ${golden.length} golden feeds`,
		shares,
		"%",
		100,
	);
}

/** Items of a feed that must be refused are none, in whichever way that is said. */
async function agrees(
	parse: Parse,
	{ bytes, articles = [] }: GoldenFeed,
): Promise<boolean> {
	const items = await (async () => parse(bytes))().catch(() => []);
	return (
		items.length === articles.length &&
		items.every(({ title, link, date }, index) => {
			const article = articles[index];
			return (
				article !== undefined &&
				oneLine(title) === oneLine(article.title) &&
				link.trim() === article.link &&
				Object.is(Date.parse(date), Date.parse(article.pubDate))
			);
		})
	);
}

function oneLine(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

/** How much each task gets through for a second of this process's CPU time: the median of rounds of about 1 MB, so that the collection of garbage counts. */
async function megabytesPerSecond(
	{ length }: Uint8Array,
	tasks: Record<string, () => unknown>,
): Promise<Record<string, number>> {
	const runs = Math.max(1, Math.round(1_000_000 / length));
	const bench = new Bench({
		now: cpuMs,
		iterations: 9,
		time: 0,
		warmupIterations: 3,
		warmupTime: 0,
		throws: true,
	});
	for (const [name, run] of Object.entries(tasks)) {
		bench.add(name, async () => {
			for (let count = 0; count < runs; count += 1) await run();
		});
	}
	const speeds = (await bench.run()).map(({ name, result }) => {
		const ms = "latency" in result ? result.latency.p50 : Number.NaN;
		return [name, (length * runs) / (ms * 1_000)];
	});
	return Object.fromEntries(speeds);
}

function cpuMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1_000;
}

/** Our figure, with those of the others for reference. */
function compared(
	what: string,
	{ ours = Number.NaN, ...others }: Record<string, number>,
	unit: string,
	budget?: number,
): BenchRow {
	const reference = Object.entries(others)
		.map(([name, figure]) => `${name} ${withUnit(figure, "")}`)
		.join(", ");
	return row(what, ours, unit, { budget, reference });
}
