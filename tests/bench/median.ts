/** The middle one of some figures, the lower middle of an even number; NaN of none. */
export function median(values: number[]): number {
	return (
		values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ??
		Number.NaN
	);
}

export function medianOf<T>(items: T[], figure: (item: T) => number): number {
	return median(items.map(figure));
}
