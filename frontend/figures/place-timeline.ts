import type { Timeline } from "#content/schema/figure.ts";
import { type Block, setBlock } from "./TextBlock.tsx";

export const timelineWidth = 1120;
const left = 6;
/** Leaves room for the text of the last event. */
const right = timelineWidth - 176;
const textWidth = 190;
const gap = 16;
const lowest = 26;
const spanRow = 42;

type Mark = Timeline["marks"][number];

/** A mark; the bottom edge of its text block is `lift` above the line. */
export type PlacedMark = { mark: Mark; x: number; block: Block; lift: number };
export type PlacedTick = { x: number; textX: number; block: Block };

/**
 * Places marks above the timeline and spans below it. Each text is to the right of its mark's
 * stem and above all texts that it would overlap, so that no stem runs through a text.
 */
export function placeTimeline(figure: Timeline) {
	const { marks, spans = [], ticks } = figure;
	const times = [
		...ticks.map(({ at }) => at),
		...marks.map(({ at }) => at),
		...spans.flatMap(({ from, to }) => [from, to]),
	];
	const place = timeScale(Math.min(...times), Math.max(...times), figure.scale);
	const placedMarks = placeMarks(marks, place);
	const line = Math.max(
		...placedMarks.map(({ block, lift }) => lift + block.height),
	);
	const placedTicks: PlacedTick[] = [];
	for (const { at, label } of ticks.toSorted((a, b) => a.at - b.at)) {
		const block = setBlock(textWidth, [["note", label]]);
		const x = place(at);
		const textX = Math.max(0, x - block.width / 2);
		const last = placedTicks.at(-1);
		// Overlapping labels would be unreadable.
		if (last && last.textX + last.block.width + 8 > textX) continue;
		placedTicks.push({ x, textX, block });
	}
	const firstSpan = line + 46;
	return {
		marks: placedMarks,
		ticks: placedTicks,
		spans: spans.map(({ from, to, label }, index) => {
			const block = setBlock(timelineWidth, [["note", label]]);
			const x = place(from);
			return {
				x,
				end: place(to),
				y: firstSpan + index * spanRow,
				block,
				textX: Math.min(x, timelineWidth - block.width),
			};
		}),
		/** Vertical position of the line in the drawing. */
		line,
		height: line + (spans.length ? 40 + spans.length * spanRow : 36),
	};
}

function placeMarks(
	marks: Mark[],
	place: (at: number) => number,
): PlacedMark[] {
	const placed: PlacedMark[] = [];
	for (const mark of marks.toSorted((a, b) => b.at - a.at)) {
		const x = place(mark.at);
		const block = setBlock(Math.min(textWidth, timelineWidth - x - 12), [
			["when", mark.when],
			["label", mark.label],
			["note", mark.note],
		]);
		const reached = placed.filter(
			(other) => other.x < x + 10 + block.width + gap,
		);
		const lift = Math.max(
			lowest,
			...reached.map((other) => other.lift + other.block.height + gap),
		);
		placed.unshift({ mark, x, block, lift });
	}
	return placed;
}

function timeScale(
	first: number,
	last: number,
	kind: Timeline["scale"],
): (at: number) => number {
	const length = last - first || 1;
	return (at) => {
		const share = (at - first) / length;
		return left + (right - left) * (kind === "root" ? Math.sqrt(share) : share);
	};
}
