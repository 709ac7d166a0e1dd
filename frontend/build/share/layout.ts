import type { ReactElement, ReactNode } from "react";
import { lightColour } from "#frontend/build/token-colours.ts";
import { markPath } from "#frontend/ui/Logo.tsx";
import type { Art, Label, Pen } from "./art.ts";

/** What a share image shows: the page's title, its part of the site above, a drawing, and the company below. */
export type ShareImage = {
	title: string;
	/** The part of the site that the page belongs to, for example a service category. */
	eyebrow: string;
	name: string;
	tagLine: string;
	/** Without it, the stems of the company's mark are drawn. */
	art?: Art | undefined;
};

export const width = 1200;
export const height = 630;

export const colours: Record<Pen, string> = {
	paper: lightColour("paper"),
	ink: lightColour("ink"),
	soft: lightColour("ink-soft"),
	rule: lightColour("rule"),
	brand: lightColour("brand"),
	action: lightColour("action"),
};

/** Returns a share image as the element tree that satori draws. */
export function shareLayout(
	{ title, eyebrow, name, tagLine, art }: ShareImage,
	fontFamily: string,
): ReactElement {
	return box(
		{
			width,
			height,
			boxSizing: "border-box",
			flexDirection: "column",
			justifyContent: "space-between",
			padding: "60px 76px 40px",
			background: colours.paper,
			color: colours.ink,
			fontFamily,
		},
		[
			...(art
				? art.labels.map(placed)
				: // The stems rise from the hairline, which takes the place of the mark's ground line.
					[mark({ position: "absolute", right: 0, bottom: 78 }, 400, 0.5)]),
			box({ flexDirection: "column" }, [
				box({ fontSize: 34, color: colours.brand, fontWeight: 600 }, eyebrow),
				box(
					{
						marginTop: 14,
						width: art?.place === "band" ? 1048 : art ? 620 : 780,
						fontSize: titleSize(title, art?.place),
						fontWeight: 600,
						letterSpacing: "-0.035em",
						lineHeight: 1.06,
					},
					title,
				),
			]),
			box({ flexDirection: "column" }, [
				box({ height: 2, background: colours.rule, marginBottom: 22 }),
				companyLine(name, tagLine),
			]),
		],
	);
}

/** Returns the element of one label of the drawing. */
function placed({ text, at: [x, y], width, size, pen, isBold }: Label) {
	return box(
		{
			position: "absolute",
			left: x,
			top: y,
			width,
			display: "block",
			fontSize: size,
			fontWeight: isBold ? 600 : 400,
			letterSpacing: "-0.01em",
			lineHeight: 1.2,
			color: colours[pen],
			whiteSpace: "nowrap",
			overflow: "hidden",
			textOverflow: "ellipsis",
		},
		text,
	);
}

/** Returns the company's name and tag line below the hairline, on one line or, if too long, on two. */
function companyLine(name: string, tagLine: string) {
	const room = width - 152 - 68;
	const isLong = widthOf(name, 40) + widthOf(tagLine, 28) + 40 > room;
	const nameStyle = { fontWeight: 600, letterSpacing: "-0.035em" };
	const tagStyle = { color: colours.soft };
	const texts = isLong
		? box({ flexDirection: "column", flexShrink: 0, lineHeight: 1.2 }, [
				oneLine(name, tagLine ? 34 : 40, room, nameStyle),
				oneLine(tagLine, 24, room, tagStyle),
			])
		: box({ flexGrow: 1, justifyContent: "space-between" }, [
				oneLine(name, 40, room, nameStyle),
				oneLine(tagLine, 28, room, { ...tagStyle, alignSelf: "center" }),
			]);
	// Always as high as the mark, so that the hairline stays where the stems start.
	return box({ alignItems: "center", height: 52 }, [
		mark({ marginRight: 16 }, 52, 2.25),
		texts,
	]);
}

/** Returns a text that shrinks until it fits, but not below a readable size; beyond that it ends with an ellipsis. */
function oneLine(text: string, size: number, room: number, style: object) {
	const fitting = Math.floor((size * room) / widthOf(text, size));
	return box(
		{
			...style,
			fontSize: Math.max(22, Math.min(size, fitting)),
			maxWidth: room,
			display: "block",
			flexShrink: 0,
			whiteSpace: "nowrap",
			overflow: "hidden",
			textOverflow: "ellipsis",
		},
		text,
	);
}

/** Estimates the width of a text in pixels, taking each letter as 0.54 times its size, slightly too wide to be safe. */
function widthOf(text: string, size: number): number {
	return text.length * size * 0.54;
}

/** Returns the title's font size: smaller for a longer one, so that it fits above or next to the drawing. */
function titleSize(title: string, place: Art["place"] | undefined): number {
	const { length } = title;
	if (place === "band") return length <= 22 ? 92 : length <= 46 ? 74 : 62;
	if (place === "side") return length <= 12 ? 96 : length <= 40 ? 70 : 58;
	return length <= 16 ? 108 : length <= 40 ? 80 : 66;
}

function box(style: object, children?: ReactNode): ReactElement {
	return {
		type: "div",
		key: null,
		props: { style: { display: "flex", ...style }, children },
	};
}

function mark(style: object, size: number, strokeWidth: number): ReactElement {
	return {
		type: "svg",
		key: null,
		props: {
			style,
			width: size,
			height: size,
			viewBox: "0 0 32 32",
			fill: "none",
			stroke: colours.brand,
			strokeWidth,
			strokeLinecap: "round",
			children: { type: "path", props: { d: markPath } },
		},
	};
}
