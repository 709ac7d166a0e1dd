/** How much faster than its size a text's time may grow. */
export const allowedGrowth = 1.3;

/** The smallest of the four sizes, in characters. */
export const smallestBytes = 16_000;

/** Fills a list: linear work that allocates as reading does. */
export function fillList(size: number): () => unknown {
	return () => {
		const list: number[] = [];
		for (let index = 0; index < size; index += 1) list.push(index);
		return list;
	};
}

/**
 * Returns the limit on this machine. V8 maps each list and string above 128 kB into new pages,
 * which some virtual machines make so expensive that even filling a list exceeds the limit; only
 * there, reading may grow as much faster than the list as it may elsewhere than its size. Quadratic
 * work, which has 8, is reported on any machine.
 * @param list growth of filling a list
 */
export function limitOnThisMachine(list: number): number {
	return list > allowedGrowth
		? Math.min(allowedGrowth * list, 3)
		: allowedGrowth;
}
