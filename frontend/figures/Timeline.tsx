import type { Timeline } from "#content/schema/figure.ts";
import { FigureDrawing } from "./FigureDrawing.tsx";
import { placeTimeline, timelineWidth } from "./place-timeline.ts";
import { round, TextBlock } from "./TextBlock.tsx";

/** Draws a timeline: events on stems that rise from it, and periods below it. */
export function TimelineFigure({ figure }: { figure: Timeline }) {
	const { marks, spans, ticks, line, height } = placeTimeline(figure);
	return (
		<>
			<FigureDrawing size={[timelineWidth, Math.ceil(height)]}>
				<path
					className="ground"
					d={`M0 ${line}H${timelineWidth}${ticks.map(({ x }) => `M${round(x)} ${line}v6`).join("")}`}
				/>
				{[false, true].map((highlighted) => (
					<path
						key={String(highlighted)}
						className={`${highlighted ? "stroke-action" : "stroke-brand"} draws`}
						pathLength="1"
						d={marks
							.filter(({ mark }) => Boolean(mark.highlighted) === highlighted)
							.map(
								({ x, lift, block }) =>
									`M${round(x)} ${line}v${-round(lift + block.height - 4)}`,
							)
							.join("")}
					/>
				))}
				{marks.map(({ mark, x, lift, block }, index) => (
					<g key={index}>
						<circle
							className={mark.highlighted ? "fill-action" : "fill-brand"}
							cx={round(x)}
							cy={line}
							r="4"
						/>
						<TextBlock
							at={[x + 10, line - lift - block.height]}
							block={block}
						/>
					</g>
				))}
				{ticks.map(({ textX, block }, index) => (
					<TextBlock key={index} at={[textX, line + 10]} block={block} />
				))}
				{spans.map(({ x, end, y, block, textX }, index) => (
					<g key={index}>
						<path
							className="stroke-brand"
							d={`M${round(x)} ${y + 24}v8M${round(x)} ${y + 28}H${round(end)}m0-4v8`}
						/>
						<TextBlock at={[textX, y]} block={block} />
					</g>
				))}
			</FigureDrawing>
			<ol role="list" className="list">
				{figure.marks
					.toSorted((a, b) => a.at - b.at)
					.map(({ when, label, note, highlighted }, index) => (
						<li key={index} data-highlighted={highlighted && ""}>
							<span className="ring" />
							<p>
								<em>{when}</em>
								<strong>{label}</strong>
								{note && <span>{note}</span>}
							</p>
						</li>
					))}
				{figure.spans?.map(({ label }) => (
					<li key={label}>
						<span className="ring" />
						<p>
							<span>{label}</span>
						</p>
					</li>
				))}
			</ol>
		</>
	);
}
