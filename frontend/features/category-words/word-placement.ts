import { wordEdgePadding, wordScale } from "./timing.ts";

export type Size = { width: number; height: number };
export type Box = Size & { left: number; top: number };

/** Where a word's centre goes, and how large it may grow there. */
export type Placement = { x: number; y: number; scale: number };

/** Clear space between a word and what it must not cover, in CSS pixels. */
const clearance = 16;
const triesPerScale = 12;

/**
 * Finds a random position for a word that grows from its centre, clear of the edges and of all
 * obstacles. If there is none, it tries smaller scales.
 * @param word its size at scale 1
 * @returns null if the word does not fit at scale 2 or more; it is then not shown
 */
export function placeWord(
	word: Size,
	area: Size,
	obstacles: Box[],
	random: () => number,
): Placement | null {
	for (let scale = wordScale.to; scale >= 2; scale -= 1) {
		const width = word.width * scale;
		const height = word.height * scale;
		const room = {
			width: area.width - 2 * wordEdgePadding - width,
			height: area.height - 2 * wordEdgePadding - height,
		};
		if (room.width < 0 || room.height < 0) continue;
		for (let tries = 0; tries < triesPerScale; tries += 1) {
			const box = {
				left: wordEdgePadding + random() * room.width,
				top: wordEdgePadding + random() * room.height,
				width,
				height,
			};
			if (obstacles.some((obstacle) => touches(box, obstacle))) continue;
			return { x: box.left + width / 2, y: box.top + height / 2, scale };
		}
	}
	return null;
}

function touches(a: Box, b: Box): boolean {
	return (
		a.left < b.left + b.width + clearance &&
		b.left < a.left + a.width + clearance &&
		a.top < b.top + b.height + clearance &&
		b.top < a.top + a.height + clearance
	);
}
