/** One measured figure. Without a budget it is reported but not judged. */
export type BenchRow = {
	what: string;
	value: number;
	unit: string;
	/** The lowest and the highest value, where this is the median of several runs. */
	spread?: [lowest: number, highest: number];
	/** The highest value allowed; for the units of `isFloor`, the lowest. */
	budget?: number | undefined;
	/** The same figure of a peer, measured in the same run; text where there are several peers. */
	reference?: number | string | undefined;
};

/**
 * Returns the row of a figure, or the median and the spread of several runs.
 * @param reference also a figure or several runs of it
 */
export function row(
	what: string,
	measured: number | number[],
	unit: string,
	budget?: number,
	reference?: number | number[] | string,
): BenchRow {
	const values = [measured].flat();
	return {
		what,
		value: median(values),
		spread: [Math.min(...values), Math.max(...values)],
		unit,
		budget,
		reference: Array.isArray(reference) ? median(reference) : reference,
	};
}

/** Returns whether more is better: true for rates, shares and points. */
export function isFloor(unit: string): boolean {
	return /\/s\b|^%$|^points$/.test(unit);
}

/** Returns whether a figure is within its budget, if it has one; NaN never is. */
export function meetsBudget({ value, unit, budget }: BenchRow): boolean {
	if (budget === undefined) return true;
	return isFloor(unit) ? value >= budget : value <= budget;
}

/** Returns the smallest value that at least this share of all values does not exceed; NaN if there are none. */
export function quantile(values: number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

export function median(values: number[]): number {
	return quantile(values, 0.5);
}

/** Returns the median, 95th percentile and worst of some times in ms; the budget applies to the median. */
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

/**
 * Returns, for each figure, the row of the worst page, labelled with its path and the number of
 * pages that have the figure. A page without the budget that the first page has is exempt.
 */
export function worstRows(pages: Map<string, BenchRow[]>): BenchRow[] {
	const all = [...pages].flatMap(([path, rows]) =>
		rows.map((row) => ({ path, row })),
	);
	const figures = new Set(all.map(({ row }) => row.what));
	return [...figures].map((what) => {
		const same = all.filter(({ row }) => row.what === what);
		const { path, row } = same
			.filter(({ row }) => row.budget === same[0]?.row.budget)
			.reduce((worst, one) =>
				badness(one.row) > badness(worst.row) ? one : worst,
			);
		return { ...row, what: `${what}, worst of ${same.length} (${path})` };
	});
}

/** Higher is worse; NaN is worst of all. */
function badness({ value, unit }: BenchRow): number {
	if (Number.isNaN(value)) return Number.POSITIVE_INFINITY;
	return isFloor(unit) ? -value : value;
}
