import type { Series } from "#content/schema/figure-plots.ts";
import { FigureDrawing } from "./FigureDrawing.tsx";
import { LegendKeys } from "./LegendKeys.tsx";
import { formatNumber, ticksFor } from "./plot-scale.ts";
import { type Block, round, setBlock, TextBlock } from "./TextBlock.tsx";

/**
 * The dimensions of a plot in its own pixels. `right` is the margin for the names at the ends of
 * the lines, which the smaller plots list above instead; `maxLabels` is how many axis labels fit.
 */
const wide = { width: 1120, height: 320, right: 190, maxLabels: 99 };
const medium = { width: 600, height: 240, right: 8, maxLabels: 6 };
const small = { width: 320, height: 200, right: 8, maxLabels: 2 };
const top = 24;
const linePens = ["stroke-brand", "stroke-action", "line"];
const namePens = ["fill-brand", "fill-action", "fill-soft"];

/** Draws lines over an axis, each named at its end, or in a legend above where names do not fit there. */
export function LineFigure({ figure }: { figure: Series }) {
	const { title, unit, labels, series, aim } = figure;
	return (
		<>
			<Plot figure={figure} measures={wide} />
			<div className="small">
				<p className="unit" aria-hidden="true">
					<LegendKeys
						names={series.map(({ name }) => name)}
						mark={(index) => (
							<circle className={namePens[index]} cx="6" cy="6" r="5" />
						)}
						aim={aim?.label}
						aimPath="M0 6H12"
					/>
				</p>
				<Plot figure={figure} measures={small} />
				<Plot figure={figure} measures={medium} />
			</div>
			<div className="visually-hidden">
				<table>
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
			</div>
		</>
	);
}

function Plot({
	figure: { unit, labels, series, aim },
	measures: { width, height, right, maxLabels },
}: {
	figure: Series;
	measures: typeof wide;
}) {
	const isWide = width === wide.width;
	const all = series.flatMap(({ values }) => values);
	const ticks = ticksFor(
		Math.min(...all, aim?.at ?? 0),
		Math.max(...all, aim?.at ?? 0),
	).map((at) => ({ at, block: setBlock(200, [["note", formatNumber(at)]]) }));
	const [first = 0, last = 1] = [ticks[0]?.at, ticks.at(-1)?.at];
	const left = Math.max(
		isWide ? 40 : 24,
		...ticks.map(({ block }) => block.width + 12),
	);
	const step = (width - left - right) / Math.max(1, labels.length - 1);
	const x = (index: number) => round(left + index * step);
	const y = (value: number) =>
		round(top + (height - top) * (1 - (value - first) / (last - first)));
	const every = Math.ceil((labels.length - 1) / (maxLabels - 1)) || 1;
	// Two thirds of the distance to the next label, since the first one is shifted in from the edge.
	const room = isWide
		? Math.min(step, 160) - 8
		: Math.min((step * every * 2) / 3, 130);
	const below = labels.map((label, index) =>
		setBlock(room, index % every === 0 ? [["note", label]] : []),
	);
	const names = !isWide
		? []
		: placeNames([
				...series.map(({ name, values }) => ({
					y: y(values.at(-1) ?? 0),
					block: setBlock(right - 24, [["label", name]]),
				})),
				...(aim
					? [
							{
								y: y(aim.at),
								block: setBlock(right - 24, [["note", aim.label]]),
							},
						]
					: []),
			]);
	const lowest = Math.max(
		...names.map(({ y, block }) => y + block.height),
		...below.map((block) => height + 8 + block.height),
	);
	const across = (value: number) =>
		`M${round(left)} ${y(value)}H${width - right}`;
	return (
		<FigureDrawing size={[width, Math.ceil(lowest)]}>
			<path className="grid" d={ticks.map(({ at }) => across(at)).join("")} />
			{aim && <path className="aim" d={across(aim.at)} />}
			{ticks.map(({ at, block }) => (
				<TextBlock
					key={at}
					at={[left - 10 - block.width, y(at) - 9]}
					block={block}
				/>
			))}
			<TextBlock
				at={[left, -2]}
				block={setBlock(width - left, [["note", unit]])}
			/>
			{below.map((block, index) => (
				<TextBlock
					key={labels[index]}
					at={[
						Math.max(
							0,
							Math.min(x(index) - block.width / 2, width - block.width - 4),
						),
						height + 8,
					]}
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
		</FigureDrawing>
	);
}

/** Places each name at the end of its line, or lower where it would touch the name above. */
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
