import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { categoryDrawings } from "#frontend/illustrations/CategoryDiagram.tsx";
import { type Drawings, drawingOf } from "#frontend/illustrations/drawings.ts";
import {
	extensionDrawings,
	extensionGround,
} from "#frontend/illustrations/ExtensionDiagram.tsx";
import { HeroRoot } from "#frontend/illustrations/HeroRoot.tsx";
import pens from "#frontend/illustrations/Picture.module.css";
import {
	networkHeight,
	networkWidth,
} from "#frontend/illustrations/root-network.ts";
import { type Art, dot, label, side, stroked } from "./art.ts";
import { figureArt } from "./figures.ts";
import type { ShareSubject } from "./subject.ts";

/** Returns what a share image draws; undefined if it shows only the company's mark. */
export function artOf(subject: ShareSubject): Art | undefined {
	switch (subject.kind) {
		case "figure":
			return figureArt(subject.figure);
		case "network":
			return network();
		case "list":
			return list(subject.items);
		case "category":
			return picture(categoryDrawings, subject.drawing, [0, 0, 240, 180]);
		case "extension":
			return picture(
				extensionDrawings,
				subject.drawing,
				[8, 26, 384, 204],
				extensionGround,
			);
		case "mark":
			return undefined;
	}
}

/** Scales one of the site's drawings to the share image, with line widths independent of the scale. */
function picture(
	drawings: Drawings,
	drawing: string | undefined,
	[x, y, width, height]: [number, number, number, number],
	ground?: ReactNode,
): Art | undefined {
	const own = drawingOf(drawings, { drawing, text: "" });
	if (!own) return undefined;
	const scale = Math.min(side.width / width, side.height / height);
	const line = (pixels: number) => Math.round((pixels / scale) * 100) / 100;
	const left = side.x + (side.width - width * scale) / 2 - x * scale;
	const top = side.y + (side.height - height * scale) / 2 - y * scale;
	const style = `
		.${pens.strokeBrand}{stroke:{brand};stroke-width:${line(4)}}
		.${pens.strokeAction}{stroke:{action};stroke-width:${line(4)}}
		.${pens.line},.${pens.node}{stroke:{soft};stroke-width:${line(2.4)}}
		.${pens.ground}{stroke:{ink};stroke-width:${line(2.4)}}
		.${pens.dotted}{stroke:{soft};stroke-width:${line(2.4)};stroke-dasharray:${line(2)} ${line(8)}}
		.${pens.node}{fill:{paper}}
		.${pens.fillBrand}{fill:{brand}}
		.${pens.fillAction}{fill:{action}}`;
	return {
		place: "side",
		shapes: `<style>${style}</style><g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(${left} ${top}) scale(${scale})">${renderToStaticMarkup(
			<>
				{own}
				{ground}
			</>,
		)}</g>`,
		labels: [],
	};
}

function network(): Art {
	const scale = (side.width + 60) / networkWidth;
	const style = `
		[data-part=lean]{stroke:{rule};stroke-width:2}
		[data-part=stem]{stroke:{brand};stroke-width:4.5}
		[data-part=node],[data-part=pulse]{fill:{brand}}
		[data-part=tip]{fill:{paper};stroke:{brand};stroke-width:4}`;
	const inner = renderToStaticMarkup(<HeroRoot />).replace(
		/^<svg[^>]*>|<\/svg>$/g,
		"",
	);
	return {
		place: "side",
		shapes: `<style>${style}</style><g fill="none" stroke-linecap="round" transform="translate(${side.x - 60} ${514 - networkHeight * scale}) scale(${scale})">${inner}</g>`,
		labels: [],
	};
}

/** Draws names along a stem. */
function list(items: string[]): Art {
	const shown = items.slice(0, 7);
	const row = Math.min(64, side.height / shown.length);
	const isLong = shown.some(({ length }) => length > 20);
	const top = side.y + (side.height - row * shown.length) / 2 + row / 2;
	return {
		place: "side",
		shapes:
			stroked(`M${side.x + 8} ${top}V514`, "brand") +
			shown
				.map((_, index) => dot(side.x + 8, top + index * row, 8, "brand"))
				.join(""),
		labels: shown.map((text, index) =>
			label(text, [side.x + 36, top + index * row - 19], side.width - 36, {
				size: isLong ? 26 : 30,
			}),
		),
	};
}
