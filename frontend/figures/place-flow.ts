import type { Flow } from "#content/schema/figure.ts";
import { type Block, setBlock } from "./TextBlock.tsx";

type Step = Flow["steps"][number];

/** A step and everything attached to it, in the drawing's units; `x` and `y` are the centre of its ring. */
export type PlacedStep = {
	step: Step;
	x: number;
	y: number;
	below: Block;
	branch: Block | undefined;
	/** Where the arrow back to an earlier step ends, and how high above the steps it runs. */
	back: { x: number; y: number; height: number; block: Block } | undefined;
};

export const flowWidth = 1120;
/** Radius of a step's ring. */
export const ring = 22;
const maxPerRow = 6;
const gap = 28;
const rowGap = 44;

/** Returns the icon in a step's ring: a person's, where one decides and no other is given. */
export function iconOf({ icon, person }: Step): string | undefined {
	return icon ?? (person ? "user-round-check" : undefined);
}

/**
 * Places steps from left to right in rows of equal length, with their texts below them and
 * their branches above.
 */
export function placeFlow(steps: Step[]) {
	const rows = Math.ceil(steps.length / maxPerRow);
	const perRow = Math.ceil(steps.length / rows);
	const column = flowWidth / perRow;
	const textWidth = Math.min(column - gap, 260);
	const placed: PlacedStep[] = [];
	let top = 0;
	for (let first = 0; first < steps.length; first += perRow) {
		const row = steps.slice(first, first + perRow);
		const branches = row.map(({ branch }) =>
			branch
				? setBlock(textWidth - 2 * ring, [
						["label", branch.label],
						["note", branch.note],
					])
				: undefined,
		);
		const branchRoom = Math.max(
			0,
			...branches.map((b) => (b ? b.height + 18 : 0)),
		);
		const backs = row.filter(({ back }) => back && back.to > first).length;
		const y = top + branchRoom + backs * 40 + ring;
		let nth = 0;
		let lowest = 0;
		row.forEach((step, index) => {
			const x = index * column + ring;
			const below = setBlock(textWidth, [
				["label", step.label],
				["person", step.person],
				["note", step.note],
			]);
			lowest = Math.max(lowest, below.height);
			const { back } = step;
			placed.push({
				step,
				x,
				y,
				below,
				branch: branches[index],
				back:
					back && back.to > first
						? {
								x: (back.to - 1 - first) * column + ring,
								y,
								height: ring + branchRoom + ++nth * 40 - 24,
								block: setBlock(flowWidth, [["note", back.label]]),
							}
						: undefined,
			});
		});
		top = y + ring + 12 + lowest + rowGap;
	}
	return { placed, height: top - rowGap + 4 };
}
