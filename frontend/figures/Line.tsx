import type { Series } from "#content/schema/figure.ts";
import { Drawing } from "./Drawing.tsx";
import { formatNumber, ticksFor } from "./plot-scale.ts";
import { type Block, round, setBlock, TextBlock } from "./TextBlock.tsx";

const width = 1120;
/** Of the plot itself, without the labels below it. */
const height = 320;
/** Room for the lines' names at their ends. */
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
	).map((at) => ({ at, block: setBlock(200, [["note", formatNumber(at)]]) }));
	const [first = 0, last = 1] = [ticks[0]?.at, ticks.at(-1)?.at];
	const left = Math.max(40, ...ticks.map(({ block }) => block.width + 12));
	const step = (width - left - right) / Math.max(1, labels.length - 1);
	const x = (index: number) => round(left + index * step);
	const y = (value: number) =>
		round(top + (height - top) * (1 - (value - first) / (last - first)));
	const below = labels.map((label) =>
		setBlock(Math.min(step, 160) - 8, [["note", label]]),
	);
	const names = placeNames([
		...series.map(({ name, values }) => ({
			y: y(values.at(-1) ?? 0),
			block: setBlock(right - 24, [["label", name]]),
		})),
		...(aim
			? [{ y: y(aim.at), block: setBlock(right - 24, [["note", aim.label]]) }]
			: []),
	]);
	const ends = names.map(({ y, block }) => y + block.height);
	const lowest = Math.max(
		...ends,
		...below.map((block) => height + 8 + block.height),
	);
	const across = (value: number) =>
		`M${round(left)} ${y(value)}H${width - right}`;
	return (
		<>
			<Drawing size={[width, Math.ceil(lowest)]}>
				<path className="grid" d={ticks.map(({ at }) => across(at)).join("")} />
				{aim && <path className="aim" d={across(aim.at)} />}
				{ticks.map(({ at, block }) => (
					<TextBlock
						key={at}
						at={[left - 10 - block.width, y(at) - 9]}
						block={block}
					/>
				))}
				<TextBlock at={[left, -2]} block={setBlock(width, [["note", unit]])} />
				{below.map((block, index) => (
					<TextBlock
						key={labels[index]}
						at={[Math.max(0, x(index) - block.width / 2), height + 8]}
						block={block}
					/>
				))}
				{series.map(({ name, values }, index) => (
					<path
						key={name}
						className={`${linePens[index]} draws`}
						pathLength="1"
						d={`M${values.map((value, at) => `${x(at)} ${y(value)}`).join("L")}`}
					/>
				))}
				{names.map(({ y, block }) => (
					<TextBlock key={y} at={[width - right + 14, y]} block={block} />
				))}
			</Drawing>
			<table className="numbers">
				<caption className="visually-hidden">
					{title} ({unit})
				</caption>
				<thead>
					<tr>
						<th scope="col">{unit}</th>
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
					{aim && (
						<tr>
							<th scope="row">{aim.label}</th>
							<td colSpan={series.length}>{formatNumber(aim.at)}</td>
						</tr>
					)}
				</tbody>
			</table>
		</>
	);
}

/** Puts each name beside its line's end, and below the one above where two would touch. */
function placeNames(names: { y: number; block: Block }[]) {
	let free = 0;
	return names
		.toSorted((a, b) => a.y - b.y)
		.map(({ y, block }) => {
			const at = Math.max(free, y - block.height / 2);
			free = at + block.height + 4;
			return { y: at, block };
		});
}
