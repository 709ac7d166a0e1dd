import { type BenchRow, row } from "#tests/bench/harness/rows.ts";
import { allowedGrowth } from "#tests/content/feeds/hostile/growth-limit.ts";
import {
	hostilePatterns,
	plainPattern,
} from "#tests/content/feeds/hostile/patterns.ts";
import { measureHostilePatterns } from "#tests/content/feeds/hostile/run-measure.ts";

/** Patterns that were slow before the reader was made linear, some taking thousands of times as long as plain text. */
const notorious = [
	"tag: spaces",
	"HTML: empty attributes",
	"prolog: empty declarations",
	"root: attributes, and many prefixes below",
	"tags within quoted values",
];

/**
 * Measures feeds designed to keep a reader busy: how long 128 kB take compared with plain text, and
 * how much faster than the feed's size the time grows.
 */
export async function hostileRows(): Promise<BenchRow[]> {
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
