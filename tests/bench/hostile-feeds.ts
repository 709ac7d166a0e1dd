import { readXml } from "#functions/feeds/read-xml.ts";
import { measureGrowth } from "#tests/content/feeds/growth.ts";
import {
	type HostilePattern,
	hostilePatterns,
	plainPattern,
} from "#tests/content/feeds/hostile-feeds.ts";
import { readerOf } from "#tests/content/feeds/hostile-reading.ts";
import { type BenchRow, row } from "./report-rows.ts";

const allowedGrowth = 1.3;
const smallestBytes = 16_000;
/** Those that once took hundreds of times as long as plain text. */
const notorious = [
	"tag: spaces",
	"HTML: empty attributes",
	"prolog: empty declarations",
	"root: attributes, and many prefixes below",
	"tags within quoted values",
];

/**
 * How long feeds take that are made to keep a reader busy: beside a feed of plain text of
 * the same size (128 kB), and how much faster than its size any of them grows.
 */
export function hostileRows(): BenchRow[] {
	const plain = measure(plainPattern);
	const measured = hostilePatterns.map(measure);
	const known = measured.filter(({ name }) => notorious.includes(name));
	const slowest = measured
		.toSorted((a, b) => b.ms - a.ms)
		.slice(0, 3)
		.filter((one) => !known.includes(one))
		.map((one) => ({ ...one, name: `${one.name} (among the slowest)` }));
	const what = `growth of time over growth of size, 16 to 128 kB: the worst of ${measured.length} hostile patterns`;
	const growth = Math.max(...measured.map(({ overLinear }) => overLinear));
	return [
		row(what, growth, "×", { budget: allowedGrowth }),
		...[...known, ...slowest].map(({ name, ms }) =>
			row(`time over that of plain text, 128 kB: ${name}`, ms / plain.ms, "×"),
		),
	];
}

function measure(pattern: HostilePattern) {
	const { milliseconds, overLinear } = measureGrowth(
		readerOf(pattern, readXml),
		smallestBytes,
		allowedGrowth,
	);
	const ms = milliseconds.at(-1) ?? Number.NaN;
	return { name: pattern.name, ms, overLinear };
}
