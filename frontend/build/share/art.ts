import { wrapText } from "#frontend/figures/text-widths.ts";

/** Colours by meaning; layout.ts takes their values from styles/tokens.css. */
export type Pen = "ink" | "soft" | "brand" | "action" | "rule" | "paper";

/** A line of text with its top left corner at `at`, cut off with an ellipsis if it is wider than `width`. */
export type Label = {
	text: string;
	at: [x: number, y: number];
	width: number;
	size: number;
	pen: Pen;
	isBold: boolean;
};

/** What a share image draws in addition to its title: SVG shapes, with {pen} as placeholders for colours, and labels. */
export type Art = {
	/** Next to the title, or below it across the whole width. */
	place: "side" | "band";
	shapes: string;
	labels: Label[];
};

type Box = { x: number; y: number; width: number; height: number };

/** Where a band is drawn, in the image's pixels. */
export const band: Box = { x: 76, y: 322, width: 1048, height: 170 };
/** Where a picture next to the title is drawn. */
export const side: Box = { x: 712, y: 70, width: 412, height: 424 };

export function stroked(d: string, pen: Pen, width = 3.5, more = ""): string {
	return `<path d="${d}" fill="none" stroke="{${pen}}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function dot(x: number, y: number, radius: number, pen: Pen): string {
	return `<circle cx="${x}" cy="${y}" r="${radius}" fill="{${pen}}"/>`;
}

export function ring(x: number, y: number, radius: number, pen: Pen): string {
	return `<circle cx="${x}" cy="${y}" r="${radius}" fill="{paper}" stroke="{${pen}}" stroke-width="3.5"/>`;
}

const labelSize = 25;

export function label(
	text: string,
	at: [number, number],
	width: number,
	{ size = labelSize, pen = "ink" as Pen, isBold = true } = {},
): Label {
	return { text, at, width, size, pen, isBold };
}

/** Wraps a text onto at most `maxLines` lines, and ends the last with an ellipsis if some of the text is left. */
export function lines(
	text: string,
	[x, y]: [number, number],
	width: number,
	maxLines: number,
): Label[] {
	const all = wrapText(text, width, labelSize, 600);
	const shown = all.slice(0, maxLines);
	if (all.length > maxLines) {
		shown[maxLines - 1] = `${shown[maxLines - 1]}…`;
	}
	return shown.map((line, index) =>
		// A little wider, because the measured font and the drawn one have slightly different widths.
		label(line, [x, y + index * labelSize * 1.16], width + 12),
	);
}
