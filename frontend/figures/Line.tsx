import type { Series } from "#content/schema/figure.ts";
import { Drawing } from "./Drawing.tsx";
import { formatNumber, ticksFor } from "./plot-scale.ts";
import { round, setBlock, TextBlock } from "./TextBlock.tsx";

const width = 1120;
const height = 320;
/** Room around the plot: for the axis's numbers, the lines' names, and the labels below. */
const left = 56;
const right = 190;
const top = 24;
const linePens = ["stem", "ember", "line"];

/** Lines over an axis, each named where it ends; as a table where there is no room for them. */
export function LineFigure({ figure }: { figure: Series }) {
	const { title, unit, labels, series, aim } = figure;
	const all = series.flatMap(({ values }) => values);
	const ticks = ticksFor(
		Math.min(...all, aim?.at ?? 0),
		Math.max(...all, aim?.at ?? 0),
	);
	const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
	const step = (width - left - right) / Math.max(1, labels.length - 1);
	const x = (index: number) => round(left + index * step);
	const y = (value: number) =>
		round(top + (height - top) * (1 - (value - first) / (last - first)));
	const names = series.map(({ name, values }) => ({
		y: y(values.at(-1) ?? 0),
		block: setBlock(right - 24, [["label", name]]),
	}));
	return (
		<>
			<Drawing size={[width, height + 32]}>
				<path
					className="grid"
					d={ticks.map((tick) => `M${left} ${y(tick)}H${width - right}`).join("")}
				/>
				{aim && (
					<path
						className="aim"
						d={`M${left} ${y(aim.at)}H${width - right}`}
					/>
				)}
				{ticks.map((tick) => {
					const block = setBlock(left, [["note", formatNumber(tick)]]);
					return (
						<TextBlock
							key={tick}
							at={[left - 10 - block.width, y(tick) - 9]}
							block={block}
						/>
					);
				})}
				<TextBlock at={[left, -4]} block={setBlock(width, [["note", unit]])} />
				{labels.map((label, index) => {
					const block = setBlock(step - 6, [["note", label]]);
					return (
						<TextBlock
							key={label}
							at={[x(index) - block.width / 2, height + 8]}
							block={block}
						/>
					);
				})}
				{series.map(({ name, values }, index) => (
					<path
						key={name}
						className={`${linePens[index]} draws`}
						pathLength="1"
						d={`M${values.map((value, at) => `${x(at)} ${y(value)}`).join("L")}`}
					/>
				))}
				{[...names, ...(aim ? [{ y: y(aim.at), block: setBlock(right - 24, [["note", aim.label]]) }] : [])]
					.toSorted((a, b) => a.y - b.y)
					.reduce<{ at: number; block: (typeof names)[number]["block"] }[]>(
						(placed, { y, block }) => {
							const above = placed.at(-1);
							const lowest = above ? above.at + above.block.height + 4 : 0;
							return [
								...placed,
								{ at: Math.max(lowest, y - block.height / 2), block },
							];
						},
						[],
					)
					.map(({ at, block }, index) => (
						<TextBlock
							key={index}
							at={[width - right + 14, at]}
							block={block}
						/>
					))}
			</Drawing>
			<table className="table numbers">
				<caption className="visually-hidden">
					{title} ({unit})
				</caption>
				<thead>
					<tr>
						<td>{unit}</td>
						{series.map(({ name }) => (
							<th key={name} scope="col">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{labels.map((label, index) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							{series.map(({ name, values }) => (
								<td key={name}>{formatNumber(values[index] ?? 0)}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</>
	);
}
