/** One measured figure; without a budget it is there to be known only. */
export type BenchRow = {
	what: string;
	value: number;
	unit: string;
	/** The figure may be at most this; see `isFloor` for those that must be at least this. */
	budget?: number | undefined;
	/** The same of a peer, measured in the same run; of several, in words. */
	reference?: number | string | undefined;
};

export function row(
	what: string,
	value: number,
	unit: string,
	budget?: number,
	reference?: number | string,
): BenchRow {
	return { what, value, unit, budget, reference };
}

/** Rates, shares and points should be at least their budget, all else at most. */
export function isFloor(unit: string): boolean {
	return /\/s\b|^%$|^points$/.test(unit);
}

/** Whether a figure is within its budget, if it has one; what is no figure is not. */
export function meetsBudget({ value, unit, budget }: BenchRow): boolean {
	if (budget === undefined) return true;
	return isFloor(unit) ? value >= budget : value <= budget;
}

/** The least of the values that this share of all does not exceed; NaN of none. */
export function quantile(values: number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

export function median(values: number[]): number {
	return quantile(values, 0.5);
}

/** Median, 95th percentile and worst of some times in ms; the median is held to the budget. */
export function timeRows(
	what: string,
	times: number[],
	budget: number,
): BenchRow[] {
	return [
		row(`${what}, median of ${times.length}`, median(times), "ms", budget),
		row(`${what}, 95th percentile`, quantile(times, 0.95), "ms"),
		row(`${what}, worst`, quantile(times, 1), "ms"),
	];
}

/** Of each figure the row of the worst page, named with it; a figure without its budget does not count. */
export function worstRows(pages: Map<string, BenchRow[]>): BenchRow[] {
	const [first = []] = pages.values();
	return first.map(({ what, budget }) =>
		[...pages]
			.flatMap(([path, rows]) => {
				const named = `${what}, worst of ${pages.size} (${path})`;
				return rows
					.filter((row) => row.what === what && row.budget === budget)
					.map((row) => ({ ...row, what: named }));
			})
			.reduce((worst, row) => (badness(row) > badness(worst) ? row : worst)),
	);
}

/** What is no figure is the worst of all. */
function badness({ value, unit }: BenchRow): number {
	if (Number.isNaN(value)) return Number.POSITIVE_INFINITY;
	return isFloor(unit) ? -value : value;
}
