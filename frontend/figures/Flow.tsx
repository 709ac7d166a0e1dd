import type { Flow } from "#content/schema/figure.ts";
import type { FigureCopy } from "#content/schema/figure-copy.ts";
import { FigureDrawing } from "./FigureDrawing.tsx";
import { Glyph } from "./Glyph.tsx";
import {
	flowWidth,
	iconOf,
	type PlacedStep,
	placeFlow,
	ring,
} from "./place-flow.ts";
import { round, TextBlock } from "./TextBlock.tsx";

/** Draws steps along a stem; where a person decides, the ring is in the action colour. */
export function FlowFigure({
	figure: { steps },
	words,
}: {
	figure: Flow;
	words: FigureCopy;
}) {
	const { placed, height } = placeFlow(steps);
	const next = (index: number) => placed[index + 1];
	return (
		<>
			<FigureDrawing size={[flowWidth, Math.ceil(height)]}>
				<path
					className="stroke-brand draws"
					pathLength="1"
					d={placed.map((step, index) => link(step, next(index))).join("")}
				/>
				<path
					className="stroke-brand"
					d={placed.map((step, index) => arrowhead(step, next(index))).join("")}
				/>
				{placed.map((step, index) => (
					<Step key={index} {...step} />
				))}
			</FigureDrawing>
			<ol role="list" className="list">
				{steps.map((step, index) => {
					const { label, note, person, branch, back } = step;
					const icon = iconOf(step);
					return (
						<li key={index} data-highlighted={person && ""}>
							<span className="ring">
								{icon && <Glyph name={icon} size={20} />}
							</span>
							<p>
								<strong>{label}</strong>
								{person && <em>{person}</em>}
								{note && <span>{note}</span>}
								{branch && (
									<span>
										{words.branch} {branch.label}
										{branch.note && `. ${branch.note}`}
									</span>
								)}
								{back && (
									<span>
										{back.label}: {words.back} {steps[back.to - 1]?.label}
									</span>
								)}
							</p>
						</li>
					);
				})}
			</ol>
		</>
	);
}

function Step({ step, x, y, below, branch, back }: PlacedStep) {
	const pen = step.person ? "stroke-action" : "stroke-brand";
	const icon = iconOf(step);
	const radius = icon ? ring : 8;
	const top = y - radius;
	return (
		<>
			{branch && (
				<>
					<path
						className="dotted"
						d={`M${x} ${top}V${round(y - ring - branch.height + 4)}q0-8 8-8h8`}
					/>
					<circle
						className="node"
						cx={x + 20}
						cy={round(y - ring - branch.height - 4)}
						r="4"
					/>
					<TextBlock
						at={[x + 32, y - ring - branch.height - 13]}
						block={branch}
					/>
				</>
			)}
			{back && (
				<>
					<path
						className="dotted"
						d={`M${round(x - 10)} ${round(y - ring)}v${-round(back.height - ring - 8)}q0-8-8-8H${round(back.x - 2)}q-8 0-8 8V${round(y - ring)}`}
					/>
					<path
						className="line"
						d={`M${round(back.x - 14)} ${round(y - ring - 6)}l4 5 4-5`}
					/>
					<TextBlock
						at={[
							Math.max(0, (x + back.x - back.block.width) / 2 - 10),
							y - back.height - 22,
						]}
						block={back.block}
					/>
				</>
			)}
			<circle className={pen} cx={round(x)} cy={round(y)} r={radius} />
			{icon && (
				<Glyph
					name={icon}
					size={22}
					at={[round(x - 11), round(y - 11)]}
					pen={pen}
				/>
			)}
			<TextBlock at={[x - ring, y + ring + 12]} block={below} />
		</>
	);
}

/** Returns the path from one step to the next, with a turn where that is in the next row. */
function link(from: PlacedStep, to: PlacedStep | undefined): string {
	if (!to) return "";
	const start = `M${round(from.x + edge(from))} ${round(from.y)}`;
	if (to.y === from.y) return `${start}H${round(to.x - edge(to) - 3)}`;
	const turn = round(to.y - ring - 22);
	return `${start}H${flowWidth - 12}q12 0 12 12V${turn - 12}q0 12-12 12H${to.x + 12}q-12 0-12 12V${round(to.y - edge(to) - 3)}`;
}

function arrowhead(from: PlacedStep, to: PlacedStep | undefined): string {
	if (!to) return "";
	return from.y === to.y
		? `M${round(to.x - edge(to) - 9)} ${round(to.y - 5)}l6 5-6 5`
		: `M${round(to.x - 5)} ${round(to.y - edge(to) - 9)}l5 6 5-6`;
}

/** Returns the distance from the centre of a step's ring to its edge. */
function edge({ step }: PlacedStep): number {
	return iconOf(step) ? ring : 8;
}
