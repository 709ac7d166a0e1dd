import type { Range, Series } from "#content/schema/figure-plots.ts";
import { formatNumber, formatRange } from "#frontend/figures/plot-scale.ts";
import { type Art, band, label, type Pen, stroked } from "./art.ts";

type Drawn = Omit<Art, "place">;

const { x: left, y: top, width, height } = band;
const pens: Pen[] = ["brand", "action", "soft"];
/** Width of the space for the lines' names at their right ends. */
const nameWidth = 300;
/** Width of the space for the values to the right of bars and ranges, and its left padding. */
const [valueWidth, valuePadding] = [190, 24];

/** Draws lines above a base line, each labelled where it ends. */
export function drawLines({ series, aim }: Series): Drawn {
	const all = series.flatMap(({ values }) => values);
	const y = scale([...all, ...(aim ? [aim.at] : [])], [top + height - 4, top]);
	const end = left + width - nameWidth;
	const count = series[0]?.values.length ?? 0;
	const x = (index: number) =>
		left + (count > 1 ? (index * (end - left)) / (count - 1) : 0);
	const ends = series
		.map(({ name, values }, index) => ({
			name,
			pen: pens[index] ?? "soft",
			y: y(values.at(-1) ?? 0) - 16,
		}))
		.toSorted((a, b) => a.y - b.y);
	let free = top - 12;
	return {
		shapes: [
			stroked(`M${left} ${top + height}H${end}`, "rule", 2),
			...(aim
				? [
						stroked(
							`M${left} ${y(aim.at)}H${end}`,
							"soft",
							2.5,
							'stroke-dasharray="3 9"',
						),
					]
				: []),
			...series.map(({ values }, index) =>
				stroked(
					`M${values.map((value, at) => `${x(at)} ${y(value)}`).join("L")}`,
					pens[index] ?? "soft",
					5,
				),
			),
		].join(""),
		labels: ends.map(({ name, pen, y }, index) => {
			const below = ends.length - 1 - index;
			const at = Math.max(free, Math.min(y, top + height - 32 - 34 * below));
			free = at + 34;
			return label(name, [end + 20, at], nameWidth - 20, { pen });
		}),
	};
}

/** Draws up to four bars or ranges, each with its name and value. */
export function drawBars(figure: Series | Range): Drawn {
	const rows = (
		"rows" in figure
			? figure.rows.map(({ label, low, high, words }) => ({
					label,
					low,
					high,
					words: words ?? formatRange(low, high),
				}))
			: barsOf(figure).map(({ label, value }) => ({
					label,
					low: Math.min(0, value),
					high: Math.max(0, value),
					words: formatNumber(value),
				}))
	).slice(0, 4);
	const [from, end] = [left + 400, left + width - valueWidth];
	const x = scale(
		rows.flatMap(({ low, high }) => [low, high]),
		[from, end],
	);
	const row = height / Math.max(4, rows.length);
	return {
		shapes: rows
			.map(({ low, high }, index) => {
				const y = top + index * row + row / 2;
				return (
					stroked(`M${from} ${y}H${end}`, "rule", 2) +
					stroked(`M${x(low)} ${y}H${x(high)}`, "brand", 16)
				);
			})
			.join(""),
		labels: rows.flatMap(({ label: name, words }, index) => {
			const y = top + index * row + row / 2 - 16;
			return [
				label(name, [left, y], 380),
				label(words, [end + valuePadding, y], valueWidth - valuePadding, {
					pen: "brand",
				}),
			];
		}),
	};
}

/** Returns the bars: the first series, or all of them if each has only one number. */
function barsOf({ labels, series }: Series) {
	return labels.length === 1
		? series.map(({ name, values }) => ({ label: name, value: values[0] ?? 0 }))
		: labels.map((label, index) => ({
				label,
				value: series[0]?.values[index] ?? 0,
			}));
}

/** Returns a linear scale from values to pixels that always has room for zero. */
function scale(values: number[], [start, end]: [number, number]) {
	const low = Math.min(0, ...values);
	const span = Math.max(0, ...values) - low || 1;
	return (value: number) =>
		Math.round((start + ((value - low) / span) * (end - start)) * 10) / 10;
}
