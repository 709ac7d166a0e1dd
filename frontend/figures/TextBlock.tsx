import { balanceText, textWidth, type Weight } from "./text-widths.ts";

type Line = { text: string; pen: string; size: number; weight: Weight };

/** Lines of text in a drawing, and the space that they take up. */
export type Block = { lines: Line[]; width: number; height: number };

const leading = 19;
/** Distance from the top of a block to the baseline of its first line. */
const ascent = 14;

const kinds = {
	when: { pen: "when", size: 14, weight: 600 },
	label: { pen: "name", size: 15, weight: 600 },
	person: { pen: "person", size: 14, weight: 600 },
	note: { pen: "note", size: 14, weight: 400 },
} satisfies Record<string, Omit<Line, "text">>;

/**
 * Stacks texts in lines, wrapped by their measured widths.
 * @param width maximum width of a line
 */
export function setBlock(
	width: number,
	words: [kind: keyof typeof kinds, text: string | undefined][],
): Block {
	const lines = words.flatMap(([kind, text]) => {
		const pen = kinds[kind];
		return text
			? balanceText(text, width, pen.size, pen.weight).map((line) => ({
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

/** Renders a block of text with its top left corner at the given point. */
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

/** Rounds to tenths of a pixel, which are finer than anyone can see, and short in the markup. */
export function round(value: number): number {
	return Math.round(value * 10) / 10;
}
