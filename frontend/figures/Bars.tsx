import type { Counts, Range, Series } from "#content/schema/figure-plots.ts";
import { LegendKeys } from "./LegendKeys.tsx";
import { formatNumber, formatRange, ticksFor } from "./plot-scale.ts";

type Bar = { name?: string; from: number; to: number; words: string };
type Row = { label: string; bars: Bar[] };

const barPens = ["fill-brand", "fill-soft", "fill-action", "stroke-soft"];

/** Draws numbers as bars from zero, one row per axis label, or one row per series if there is only one label. */
export function BarsFigure({ figure }: { figure: Counts }) {
	if (figure.isInOneRow) return <CountsRow figure={figure} />;
	const isTurned = figure.labels.length === 1 && figure.series.length > 1;
	const { title, labels, series, aim, unit } = isTurned
		? bySeries(figure)
		: figure;
	const rows = labels.map((label, index) => ({
		label,
		bars: series.map(({ name, values }) => {
			const value = values[index] ?? 0;
			return {
				name,
				from: Math.min(0, value),
				to: Math.max(0, value),
				words: formatNumber(value),
			};
		}),
	}));
	return (
		<Rows
			title={title}
			unit={unit}
			rows={rows}
			// Series named in their rows need no legend.
			names={isTurned ? [] : series.map(({ name }) => name)}
			aim={aim}
		/>
	);
}

function CountsRow({
	figure: { title, unit, labels, series },
}: {
	figure: Counts;
}) {
	return (
		<table className="table">
			<caption className="visually-hidden">{title}</caption>
			<tbody>
				<tr>
					<th scope="row">
						{unit}, {labels[0]}
					</th>
					<td>
						{series
							.map(
								({ name, values }) => `${formatNumber(values[0] ?? 0)} ${name}`,
							)
							.join(", ")}
					</td>
				</tr>
			</tbody>
		</table>
	);
}

/** Returns the same numbers with the names of the series as axis labels. */
function bySeries({ labels, series, unit, ...figure }: Series): Series {
	return {
		...figure,
		unit: `${unit}, ${labels[0]}`,
		labels: series.map(({ name }) => name),
		series: [
			{ name: unit, values: series.map(({ values }) => values[0] ?? 0) },
		],
	};
}

/** Draws ranges from a lowest to a highest value, one per row. */
export function RangeFigure({ figure }: { figure: Range }) {
	const { title, unit } = figure;
	const rows = figure.rows.map(({ label, low, high, words }) => ({
		label,
		bars: [
			{
				from: low,
				to: high,
				words: words ?? formatRange(low, high),
			},
		],
	}));
	return <Rows title={title} unit={unit} rows={rows} names={[]} />;
}

/** Renders a table row for each label, with each bar next to its value in words. */
function Rows({
	title,
	unit,
	rows,
	names,
	aim,
}: {
	title: string;
	unit: string;
	rows: Row[];
	names: string[];
	aim?: Series["aim"];
}) {
	const ends = rows.flatMap(({ bars }) =>
		bars.flatMap(({ from, to }) => [from, to]),
	);
	const ticks = ticksFor(
		Math.min(...ends, aim?.at ?? 0),
		Math.max(...ends, aim?.at ?? 0),
	).filter((tick, _, [first = 0, second = 1]) => {
		// Counts have no fractions, so their axis has no fractional ticks.
		const isCounted = second - first < 1 && ends.every(Number.isInteger);
		return !isCounted || Number.isInteger(tick);
	});
	const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
	const share = (value: number) => length(first, value);
	const length = (from: number, to: number) =>
		`${Math.round(((to - from) / (last - first)) * 1000) / 10}%`;
	return (
		<>
			<p className="unit">
				{unit}
				<LegendKeys
					names={names}
					mark={(index) => (
						<rect className={barPens[index]} width="12" height="12" rx="1" />
					)}
					aim={aim?.label}
					aimPath="M6 0V12"
				/>
			</p>
			<table className="table bars">
				<caption className="visually-hidden">
					{title} ({unit})
				</caption>
				<tbody>
					{rows.map(({ label, bars }) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							<td>
								{bars.map(({ name, from, to, words }, index) => (
									<span key={index} className="bar">
										<svg aria-hidden="true" width="100%" height="14">
											{ticks.map((tick) => (
												<line
													key={tick}
													className={tick === 0 ? "line" : "grid"}
													x1={share(tick)}
													x2={share(tick)}
													y2="14"
												/>
											))}
											<rect
												className={barPens[index]}
												x={share(from)}
												width={length(from, to)}
												height="14"
												rx="1"
											/>
											{aim && (
												<line
													className="aim"
													x1={share(aim.at)}
													x2={share(aim.at)}
													y1="-5"
													y2="19"
												/>
											)}
										</svg>
										<b>
											{names.length > 1 && (
												<span className="visually-hidden">{name}: </span>
											)}
											{words}
										</b>
									</span>
								))}
							</td>
						</tr>
					))}
				</tbody>
				<tfoot aria-hidden="true">
					<tr>
						<td />
						<td>
							<span className="bar">
								<svg aria-hidden="true" width="100%" height="14">
									{ticks.map((tick) => (
										<text
											key={tick}
											className="note"
											x={share(tick)}
											y="10"
											textAnchor={anchorOf(tick, first, last)}
										>
											{formatNumber(tick)}
										</text>
									))}
								</svg>
							</span>
						</td>
					</tr>
				</tfoot>
			</table>
		</>
	);
}

/** Aligns the first and last labels so that they stay within the axis. */
function anchorOf(tick: number, first: number, last: number) {
	if (tick === first) return "start";
	return tick === last ? "end" : "middle";
}
