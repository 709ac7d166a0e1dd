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
	beside: Pick<BenchRow, "budget" | "reference"> = {},
): BenchRow {
	return { what, value, unit, ...beside };
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
