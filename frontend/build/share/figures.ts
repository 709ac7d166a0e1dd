import type {
	BeforeAfter,
	Figure,
	Flow,
	Layers,
	Matrix,
	Timeline,
} from "#content/schema/figure.ts";
import { drawSymbol } from "#frontend/build/icons.ts";
import { iconOf } from "#frontend/figures/place-flow.ts";
import { textWidth } from "#frontend/figures/text-widths.ts";
import { type Art, band, dot, label, lines, ring, stroked } from "./art.ts";
import { drawBars, drawLines } from "./plots.ts";

const { x: left, y: top, width, height } = band;
const right = left + width;

/** Draws a page's figure for a share image: the same data, with few, large words. */
export function figureArt(figure: Figure): Art {
	return { place: "band", ...draw(figure) };
}

function draw(figure: Figure): Omit<Art, "place"> {
	switch (figure.kind) {
		case "flow":
			return drawFlow(figure);
		case "timeline":
			return drawTimeline(figure);
		case "layers":
			return drawLayers(figure);
		case "matrix":
			return drawMatrix(figure);
		case "before-after":
			return drawChange(figure);
		case "line":
			return drawLines(figure);
		case "bars":
		case "range":
			return drawBars(figure);
	}
}

function drawFlow({ steps }: Flow): Omit<Art, "place"> {
	const hasRoom = steps.length <= 6;
	const radius = hasRoom ? 34 : 28;
	const column = hasRoom
		? width / steps.length
		: (width - 2 * radius) / (steps.length - 1);
	const y = top + (hasRoom ? radius + 2 : height / 2);
	const x = (index: number) => left + radius + index * column;
	const arrows = steps
		.slice(1)
		.map((_, index) => {
			const end = x(index + 1) - radius - 6;
			return `M${x(index) + radius} ${y}H${end}m-9-8 9 8-9 8`;
		})
		.join("");
	const stops = steps.map((step, index) => {
		const pen = step.person ? "action" : "brand";
		const name = iconOf(step);
		return (
			ring(x(index), y, radius, pen) +
			(name ? drawIcon(name, x(index) - 18, y - 18, pen) : "")
		);
	});
	return {
		shapes: stroked(arrows, "brand") + stops.join(""),
		labels: hasRoom
			? steps.flatMap((step, index) =>
					lines(
						step.label,
						[x(index) - radius, y + radius + 18],
						column - 22,
						2,
					),
				)
			: [],
	};
}

function drawIcon(name: string, x: number, y: number, pen: "brand" | "action") {
	const shapes = drawSymbol(name).replace(/^<symbol[^>]*>|<\/symbol>$/g, "");
	return `<g transform="translate(${x} ${y}) scale(1.5)" fill="none" stroke="{${pen}}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`;
}

/** Draws a stem at each time, and as many labels as fit without overlapping. */
function drawTimeline({ marks, scale }: Timeline): Omit<Art, "place"> {
	const times = marks.map(({ at }) => at);
	const first = Math.min(0, ...times);
	const span = Math.max(...times) - first || 1;
	const ground = top + height - 8;
	const place = (at: number) => {
		const share = (at - first) / span;
		return (
			left + 8 + (width - 200) * (scale === "root" ? Math.sqrt(share) : share)
		);
	};
	const placed: { x: number; y: number }[] = [];
	const shapes: string[] = [stroked(`M${left} ${ground}H${right}`, "soft", 2)];
	const labels: Art["labels"] = [];
	for (const mark of marks.toSorted((a, b) => b.at - a.at)) {
		const x = place(mark.at);
		const wanted = Math.min(330, textWidth(mark.label, 25, 600) + 8);
		const room = Math.min(wanted, right - x - 16);
		const reached = placed.filter((other) => other.x < x + 16 + room + 12);
		const y = Math.min(ground - 62, ...reached.map((other) => other.y - 38));
		const pen = mark.highlighted ? "action" : "brand";
		const isNamed = y >= top - 6;
		const tip = isNamed ? y : ground - 34;
		shapes.push(stroked(`M${x} ${ground}V${tip}`, pen), dot(x, ground, 9, pen));
		if (isNamed) {
			labels.push(label(mark.label, [x + 14, y - 4], room));
			placed.push({ x, y });
		}
	}
	return { shapes: shapes.join(""), labels };
}

function drawLayers({ layers }: Layers): Omit<Art, "place"> {
	const shown = layers.slice(-4).toReversed();
	const row = Math.min(44, height / shown.length);
	const from = top + height - row * shown.length;
	const foot = top + height;
	const stems = `M${left + 30} ${foot}V${from}M${left + 30} ${foot - 10}C${left + 30} ${foot - 50} ${left} ${foot - 40} ${left} ${from + 16}M${left + 30} ${foot - 10}c0-40 30-30 30-${height - 66}`;
	const rules = shown
		.map((_, index) => `M${left + 90} ${from + (index + 1) * row}H${right}`)
		.join("");
	return {
		shapes: stroked(rules, "rule", 2) + stroked(stems, "brand"),
		labels: shown.flatMap(({ label: name, owner }, index) => [
			label(name, [left + 92, from + index * row + 7], 560),
			...(owner
				? [
						label(owner, [right - 340, from + index * row + 7], 340, {
							pen: "brand",
						}),
					]
				: []),
		]),
	};
}

/** Draws the line above each row of a table. */
function rules(rows: number, from: number, row: number): string {
	const lines = Array.from(
		{ length: rows },
		(_, index) => `M${left} ${from + index * row}H${right}`,
	);
	return stroked(lines.join(""), "rule", 2);
}

function drawMatrix({ people, rows }: Matrix): Omit<Art, "place"> {
	const shown = rows.slice(0, 3);
	const column = 620 / people.length;
	const at = (index: number) => right - 620 + index * column;
	const row = 44;
	const from = top + height - row * shown.length;
	return {
		shapes:
			rules(shown.length, from, row) +
			shown
				.flatMap(({ duties }, index) =>
					duties.map((duty, person) => {
						const [x, y] = [at(person) + 12, from + index * row + 22];
						if (duty === "none") return "";
						if (duty === "does") return dot(x, y, 11, "brand");
						if (duty === "approves") return dot(x, y, 11, "action");
						return ring(x, y, 10, duty === "helps" ? "brand" : "soft");
					}),
				)
				.join(""),
		labels: [
			...people.map((name, index) =>
				label(name, [at(index), from - 38], column - 10, {
					pen: "brand",
					size: people.length > 3 ? 21 : 25,
				}),
			),
			...shown.map(({ label: name }, index) =>
				label(name, [left, from + index * row + 7], width - 650),
			),
		],
	};
}

function drawChange({ before, after, rows }: BeforeAfter): Omit<Art, "place"> {
	const shown = rows.slice(0, 3);
	const [was, is] = [left + 230, left + 640];
	const row = 44;
	const from = top + height - row * shown.length;
	return {
		shapes:
			rules(shown.length, from, row) +
			stroked(
				shown
					.map(
						(_, index) =>
							`M${is - 52} ${from + index * row + 23}h34m-9-8 9 8-9 8`,
					)
					.join(""),
				"brand",
			),
		labels: [
			label(before, [was, from - 38], 340, { pen: "soft" }),
			label(after, [is, from - 38], 400, { pen: "brand" }),
			...shown.flatMap((line, index) => {
				const y = from + index * row + 7;
				return [
					label(line.label, [left, y], 215),
					label(line.before, [was, y], is - was - 70, {
						pen: "soft",
						isBold: false,
					}),
					label(line.after, [is, y], right - is, { isBold: false }),
				];
			}),
		],
	};
}
