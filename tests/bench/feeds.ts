import { Bench } from "tinybench";
import { agreement, goldenFeeds } from "./feeds/agreement.ts";
import { hostileRows } from "./feeds/hostile-rows.ts";
import { shippedBytes, timeInBrowser } from "./feeds/in-browser.ts";
import { largeFeeds } from "./feeds/large-feeds.ts";
import { parsers } from "./feeds/parsers.ts";
import { stepsOf } from "./feeds/steps.ts";
import { report, withUnit } from "./harness/report.ts";
import { type BenchRow, row } from "./harness/rows.ts";

// npm run bench:feeds: feeds into articles, beside rss-parser and feedsmith in the same run.
const shares: Record<string, number> = {};
for (const [name, parse] of Object.entries(parsers)) {
	shares[name] = await agreement(parse);
}
const wholes: BenchRow[] = [];
const steps: BenchRow[] = [];
const inBrowser: BenchRow[] = [];
for (const [size, label] of [
	[200_000, "200 kB"],
	[1_000_000, "1 MB"],
] as const) {
	const feeds = largeFeeds(size);
	const times = await timeInBrowser(feeds.map(({ text }) => text));
	for (const [index, { kind, text }] of feeds.entries()) {
		const bytes = new TextEncoder().encode(text);
		const of = `${label}: ${kind}`;
		const tasks = Object.entries(parsers).map(
			([name, parse]) => [name, () => parse(bytes)] as const,
		);
		const speeds = await megabytesPerSecond(bytes, Object.fromEntries(tasks));
		wholes.push(compared(`bytes to articles, ${of}`, speeds, "MB/s of CPU"));
		// By the clock, as a page has no other; its XML reader is the DOMParser.
		const speed = bytes.length / ((times[index] ?? Number.NaN) * 1_000);
		const what = `bytes to articles in Chromium, ${of}`;
		inBrowser.push(row(what, speed, "MB/s by the clock"));
		if (size > 200_000) continue;
		const ofSteps = await megabytesPerSecond(bytes, stepsOf(bytes));
		for (const [step, speed] of Object.entries(ofSteps)) {
			const budget = step === "clean-up and mapping" ? 60 : undefined;
			steps.push(row(`${step}, ${of}`, speed, "MB/s of CPU", budget));
		}
	}
}
const golden = `agreement with ${goldenFeeds.length} golden feeds`;
const shipped = "code that a browser downloads to read feeds, gzip";
report([
	compared(golden, shares, "%", 100),
	...wholes,
	...steps,
	...inBrowser,
	...(await hostileRows()),
	compared(shipped, await shippedBytes(), "bytes", 16_384),
]);

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
	return row(what, ours, unit, budget, reference);
}
