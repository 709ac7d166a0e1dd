import { textWidth, type Weight, wrapText } from "./text-widths.ts";

type Line = { text: string; pen: string; size: number; weight: Weight };

/** Lines of text in a drawing, and the room that they take. */
export type Block = { lines: Line[]; width: number; height: number };

const leading = 19;
/** Between the top of a block and the first line's base. */
const ascent = 14;

const kinds = {
	when: { pen: "when", size: 14, weight: 600 },
	label: { pen: "name", size: 15, weight: 600 },
	person: { pen: "person", size: 14, weight: 600 },
	note: { pen: "note", size: 14, weight: 400 },
} satisfies Record<string, Omit<Line, "text">>;

/**
 * Sets words below one another, wrapped by their measured widths.
 * @param width that no line is wider than
 */
export function setBlock(
	width: number,
	words: [kind: keyof typeof kinds, text: string | undefined][],
): Block {
	const lines = words.flatMap(([kind, text]) => {
		const pen = kinds[kind];
		return text
			? wrapText(text, width, pen.size, pen.weight).map((line) => ({
					...pen,
					text: line,
				}))
			: [];
	});
	return {
		lines,
		width: Math.max(
			0,
			...lines.map(({ text, size, weight }) => textWidth(text, size, weight)),
		),
		height: lines.length * leading,
	};
}

/** A block of text with its left upper corner at a place. */
export function TextBlock({
	at: [x, y],
	block,
}: {
	at: [number, number];
	block: Block;
}) {
	return block.lines.map(({ text, pen }, index) => (
		<text
			key={index}
			className={pen}
			x={round(x)}
			y={round(y + ascent + index * leading)}
		>
			{text}
		</text>
	));
}

/** Tenths of a pixel are finer than anyone sees, and short. */
export function round(value: number): number {
	return Math.round(value * 10) / 10;
}
