/**
 * The home page's network: stems that rise from one root and fork. Both the static drawing
 * and the animated canvas are made from it.
 */

/** docs/behaviour.md, "Home". */
export const maxPulses = 10;
export const framesPerPulse = 30;

/** Size of the drawing in its own units; the root is on the bottom edge. */
export const networkWidth = 600;
export const networkHeight = 520;

/** Radii of the dots, in the same units; a pulse is as large as a tip. */
export const radii = { root: 5, node: 2.6, tip: 4.2 };

export type NetworkNode = {
	x: number;
	y: number;
	/** Height above the root, from 0 to 1. */
	rise: number;
	/** The node that it grows from, and another that it leans on. */
	links: [number, number];
	isTip: boolean;
	/** Direction of its stem at this node, as a unit vector. */
	heading: Point;
};

/** A spark that climbs from the root to a tip. */
export type Pulse = {
	/** Nodes from the root to the tip. */
	path: number[];
	/** How many links of the path it has climbed. */
	climbed: number;
};

export type Point = { x: number; y: number };

/** Number of nodes in each storey, from the root to the crown. */
const storeys = [1, 3, 5, 6, 7, 8];

/** Returns the same thirty nodes every time, so that the prerendered HTML and the browser agree. */
export function buildNetwork(): NetworkNode[] {
	const random = sequence(7);
	const firsts = storeys.map((_, storey) =>
		storeys.slice(0, storey).reduce((sum, size) => sum + size, 0),
	);
	const nodes = storeys.flatMap((size, storey) =>
		Array.from({ length: size }, (_, place): NetworkNode => {
			const side = size === 1 ? 0 : (place / (size - 1)) * 2 - 1;
			const height = storey / (storeys.length - 1);
			// Outer stems end lower, which rounds the crown.
			const rise =
				height * (1 - 0.2 * side * side) +
				(storey === 0 ? 0 : (random() - 0.5) * 0.09);
			const reach = 0.47 * (1 - (1 - height) ** 2.1);
			const jitter = storey === 0 ? 0 : (random() - 0.5) * 0.045;
			return {
				x: round((0.5 + side * reach + jitter) * networkWidth),
				y: round(networkHeight * (1 - Math.min(rise, 0.985))),
				rise,
				links: linksOf(storey, place, firsts),
				isTip: storey === storeys.length - 1,
				heading: { x: 0, y: -1 },
			};
		}),
	);
	// Between the direction from the node below and straight up, so that stems curve smoothly.
	for (const node of nodes.slice(1)) {
		const below = nodes[node.links[0]] ?? node;
		const x = node.x - below.x;
		const y = node.y - below.y;
		const length = Math.hypot(x, y);
		const upright = node.isTip ? 1.2 : 0.35;
		node.heading = unit({ x: x / length, y: y / length - upright });
	}
	return nodes;
}

/** Returns two links down the tree. The root, with nothing below it, links up; its first stems lean on each other. */
function linksOf(
	storey: number,
	place: number,
	firsts: number[],
): [number, number] {
	const size = storeys[storey] ?? 1;
	const below = storeys[storey - 1];
	const first = firsts[storey] ?? 0;
	if (below === undefined) return [1, 3];
	if (below === 1) return [0, first + (place === 1 ? 0 : 1)];
	const exact = (place * (below - 1)) / (size - 1);
	const parent = Math.round(exact);
	const other = parent + (exact < parent || parent === below - 1 ? -1 : 1);
	const firstBelow = firsts[storey - 1] ?? 0;
	return [firstBelow + parent, firstBelow + other];
}

/** Returns the position of a node after the given seconds of a light wind. */
export function sway({ x, y, rise }: NetworkNode, seconds: number): Point {
	const bend = Math.max(rise, 0) ** 1.6;
	const wind =
		Math.sin(seconds * 0.7 + x * 0.006) +
		0.45 * Math.sin(seconds * 1.3 + x * 0.017 + rise * 2);
	return { x: x + wind * bend * 9, y: y + wind * bend * 1.5 };
}

/** Returns the two Bézier handles of the stem between two nodes at the given positions. */
export function handles(
	from: NetworkNode,
	to: NetworkNode,
	start: Point,
	end: Point,
): [Point, Point] {
	const length = Math.hypot(end.x - start.x, end.y - start.y) * 0.4;
	return [
		{
			x: start.x + from.heading.x * length,
			y: start.y + from.heading.y * length,
		},
		{ x: end.x - to.heading.x * length, y: end.y - to.heading.y * length },
	];
}

/** Returns the point at the given share (0 to 1) of a cubic Bézier curve. */
export function along(
	[a, b, c, d]: [Point, Point, Point, Point],
	share: number,
): Point {
	const rest = 1 - share;
	const weights = [
		rest ** 3,
		3 * rest ** 2 * share,
		3 * rest * share ** 2,
		share ** 3,
	] as const;
	return {
		x:
			weights[0] * a.x + weights[1] * b.x + weights[2] * c.x + weights[3] * d.x,
		y:
			weights[0] * a.y + weights[1] * b.y + weights[2] * c.y + weights[3] * d.y,
	};
}

/** Links climbed in one frame. */
const climbPerFrame = 1 / 24;

/** Returns the pulses of the next frame: each climbs on, those at a tip end, and every so often one starts. */
export function nextPulses(
	network: NetworkNode[],
	pulses: Pulse[],
	frame: number,
	random: () => number,
): Pulse[] {
	const next = pulses
		.map(({ path, climbed }) => ({ path, climbed: climbed + climbPerFrame }))
		.filter(({ path, climbed }) => climbed < path.length - 1);
	if (frame % framesPerPulse === 0 && next.length < maxPulses) {
		next.push({ path: climb(network, random), climbed: 0 });
	}
	return next;
}

/** Returns a random path from the root to a tip, along the stems. */
function climb(network: NetworkNode[], random: () => number): number[] {
	const path = [0];
	for (;;) {
		const last = path.at(-1);
		const above = network.flatMap(({ links }, index) =>
			index > 0 && links[0] === last ? [index] : [],
		);
		const chosen = above[Math.floor(random() * above.length)];
		if (chosen === undefined) return path;
		path.push(chosen);
	}
}

function unit({ x, y }: Point): Point {
	const length = Math.hypot(x, y);
	return { x: x / length, y: y / length };
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

/** Returns a generator of random-looking numbers from 0 to 1, the same for each seed (Park and Miller). */
function sequence(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 48271) % 2147483647;
		return state / 2147483647;
	};
}
