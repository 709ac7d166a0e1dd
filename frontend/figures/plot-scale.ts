import { locale } from "#content/locale.ts";

/** Returns the round numbers that label an axis, from the lowest value or below to the highest or above, zero included. */
export function ticksFor(lowest: number, highest: number): number[] {
	const low = Math.min(0, lowest);
	const high = Math.max(0, highest);
	const rough = (high - low || 1) / 4;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step =
		[1, 2, 2.5, 5, 10].map((times) => times * power).find((s) => s >= rough) ??
		rough;
	const first = Math.floor(low / step);
	const last = Math.ceil(high / step) || 1;
	return Array.from({ length: last - first + 1 }, (_, index) =>
		// Multiplied, since repeated addition accumulates errors, and rounded: 0.1 * 3 is 0.30000000000000004.
		Number(((first + index) * step).toPrecision(12)),
	);
}

/** Formats a number for display: 1,200 or −0.5. */
export function formatNumber(value: number): string {
	return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
		.format(value)
		.replace("-", "−");
}

/** Formats a range for display, or a single number: 5 to 10. */
export function formatRange(low: number, high: number): string {
	const [from, to] = [formatNumber(low), formatNumber(high)];
	return low === high ? from : `${from} to ${to}`;
}
