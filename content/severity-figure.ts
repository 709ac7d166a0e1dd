import type { Advisory } from "./schema/advisories.ts";
import type { AdvisoriesContent } from "./schema/advisories-page.ts";
import { severities } from "./schema/advisory-terms.ts";
import type { Counts } from "./schema/figure-plots.ts";

/** The figure is beside the heading: with more rows, years of advisories push the list off the first screen. */
const maxQuarters = 4;

/**
 * Counts the severities of advisories by quarter of publication, as bars: every quarter from the
 * first to the last, including empty ones. If they are more than four, the first row counts
 * everything before the last three. Of one quarter it is one row of numbers, the most critical first.
 * @returns undefined if there is nothing to count
 */
export function severityFigure(
	words: AdvisoriesContent["figure"],
	advisories: Pick<Advisory, "severity" | "date">[],
): Counts | undefined {
	const quarters = advisories.map(({ date }) => quarterOf(date));
	if (!words || quarters.length === 0) return undefined;
	const { earlierLabel, ...plotted } = words;
	const last = Math.max(...quarters);
	const first = Math.min(...quarters);
	const start = Math.max(first, last - maxQuarters + 1);
	const rows = Array.from(
		{ length: last - start + 1 },
		(_, row) => start + row,
	);
	const isInOneRow = rows.length === 1;
	const named = severities.filter((name) =>
		advisories.some(({ severity }) => severity === name),
	);
	return {
		...plotted,
		kind: "bars",
		isInOneRow,
		labels: rows.map((quarter) =>
			quarter === start && start > first ? earlierLabel : nameOf(quarter),
		),
		series: (isInOneRow ? named : named.toReversed()).map((name) => ({
			name,
			values: rows.map(
				(row) =>
					advisories.filter(
						({ severity }, index) =>
							severity === name &&
							Math.max(quarters[index] ?? 0, start) === row,
					).length,
			),
		})),
	};
}

/** Returns the number of quarters since the year 0. @param date as YYYY-MM-DD */
function quarterOf(date: string): number {
	const [year = 0, month = 1] = date.split("-").map(Number);
	return year * 4 + Math.floor((month - 1) / 3);
}

function nameOf(quarter: number): string {
	return `Q${(quarter % 4) + 1} ${Math.floor(quarter / 4)}`;
}
