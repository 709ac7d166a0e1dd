import { allowedGrowth } from "#tests/content/feeds/hostile/bound.ts";
import {
	hostilePatterns,
	plainPattern,
} from "#tests/content/feeds/hostile/patterns.ts";
import { measureHostilePatterns } from "#tests/content/feeds/hostile/run-measure.ts";
import { type BenchRow, row } from "./report-rows.ts";

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
export async function hostileRows(): Promise<BenchRow[]> {
	const growths = await measureHostilePatterns();
	const figuresOf = (name: string) => {
		const { milliseconds = [], overLinear = Number.NaN } = growths[name] ?? {};
		return { name, ms: milliseconds.at(-1) ?? Number.NaN, overLinear };
	};
	const plain = figuresOf(plainPattern.name);
	const measured = hostilePatterns.map(({ name }) => figuresOf(name));
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
