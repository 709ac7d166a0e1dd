import { readXml } from "#functions/feeds/read-xml.ts";
import { measureGrowth } from "#tests/content/feeds/growth.ts";
import {
	type HostilePattern,
	hostilePatterns,
	plainPattern,
} from "#tests/content/feeds/hostile-feeds.ts";
import { readerOf } from "#tests/content/feeds/hostile-reading.ts";
import type { BenchRow } from "./report-rows.ts";

const allowed = 1.3;
const smallest = 16_000;
/** Those that once took hundreds of times as long as plain text. */
const notorious = new Set([
	"tag: spaces",
	"HTML: empty attributes",
	"prolog: empty declarations",
	"root: attributes, and many prefixes below",
	"tags within quoted values",
]);
const slowestShown = 3;

/**
 * How long feeds take that are made to keep a reader busy: beside a feed of plain text of
 * the same size (128 kB), and how much faster than its size any of them grows.
 */
export function hostileRows(): BenchRow[] {
	const plainMs = measure(plainPattern).ms;
	const measured = hostilePatterns.map((pattern) => ({
		name: pattern.name,
		...measure(pattern),
	}));
	const slowest = measured
		.toSorted((a, b) => b.ms - a.ms)
		.slice(0, slowestShown);
	const known = measured.filter(({ name }) => notorious.has(name));
	const growth = Math.max(...measured.map(({ overLinear }) => overLinear));
	return [
		{
			what: `growth of time over growth of size, 16 to 128 kB: the worst of ${measured.length} hostile patterns`,
			value: rounded(growth),
			unit: "×",
			budget: allowed,
		},
		...[...new Set([...known, ...slowest])].map(({ name, ms }) => ({
			what: `time over that of plain text, 128 kB: ${name}${known.some((one) => one.name === name) ? "" : " (among the slowest)"}`,
			value: rounded(ms / plainMs),
			unit: "×",
		})),
	];
}

function measure(pattern: HostilePattern): { ms: number; overLinear: number } {
	const { milliseconds, overLinear } = measureGrowth(
		readerOf(pattern, readXml),
		smallest,
		allowed,
	);
	return { ms: milliseconds.at(-1) ?? Number.NaN, overLinear };
}

function rounded(value: number): number {
	return Math.round(value * 10) / 10;
}
