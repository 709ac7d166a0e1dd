import { type BenchRow, row } from "./report-rows.ts";

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
		row(`${what}, median of ${times.length}`, median(times), "ms", { budget }),
		row(`${what}, 95th percentile`, quantile(times, 0.95), "ms"),
		row(`${what}, worst`, quantile(times, 1), "ms"),
	];
}
