import { wrapText } from "#frontend/figures/text-widths.ts";

/** Colours by what they mean; image.ts takes them from styles/tokens.css. */
export type Pen = "ink" | "soft" | "brand" | "action" | "rule" | "paper";

/** A line of text with its left upper corner at a place, cut with an ellipsis where it is wider than `width`. */
export type Label = {
	text: string;
	at: [x: number, y: number];
	width: number;
	size: number;
	pen: Pen;
	isBold: boolean;
};

/** What a share image draws beside its title: shapes as SVG, in which {pen} stands for a colour, and words. */
export type Art = {
	/** Beside the title, or below it over the whole width. */
	place: "side" | "band";
	shapes: string;
	labels: Label[];
};

type Box = { x: number; y: number; width: number; height: number };

/** Where a band is drawn, in the image's pixels. */
export const band: Box = { x: 76, y: 322, width: 1048, height: 170 };
/** Where a picture beside the title is drawn. */
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

/** A text on at most so many lines, the last of which takes what is left. */
export function lines(
	text: string,
	[x, y]: [number, number],
	width: number,
	most: number,
): Label[] {
	const all = wrapText(text, width, labelSize, 600);
	const shown = all.slice(0, most);
	if (all.length > most) {
		shown[most - 1] = `${shown[most - 1]}…`;
	}
	return shown.map((line, index) =>
		// A little wider, as the two faces' measures differ.
		label(line, [x, y + index * labelSize * 1.16], width + 12),
	);
}
