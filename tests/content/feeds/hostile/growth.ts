/** How the time of some work grows with its size. */
export type Growth = {
	/** The median at each size in milliseconds, the smallest first. */
	milliseconds: number[];
	/**
	 * The maximum of (time / time at the smallest size) / (size / smallest size), each the median of
	 * many rounds: 1 is linear, 8 is quadratic.
	 */
	overLinear: number;
};

export type Clock = {
	nowMs: () => number;
	/** Clears what the previous work has left behind, so that no work pays for another's garbage. */
	collect: () => void;
	/**
	 * Combines many rounds: their median, or their minimum if the clock also counts other processes,
	 * which only ever add time.
	 */
	summarize?: (values: number[]) => number;
};

/** Four sizes, each twice the previous one. */
const factors = [1, 2, 4, 8];
/** Each measurement takes about this long, so that the clock's resolution does not matter. */
const measuredMs = 2;
/** Rounds until the code is compiled; the larger sizes run the same code. */
const warmUpMs = { smallest: 12, greater: 3 };
/** Enough for work that is clearly linear; near the limit there are more, up to the maximum. */
const leastRounds = 3;
const mostRounds = 41;
/**
 * Attempts before a failure is reported: late compilation, or another program, spoils some rounds.
 */
const leastHopelessRounds = 15;
/** This far below the limit, or beyond this growth, the result is clear without further rounds. */
const clearly = 0.15;
const hopelessGrowth = 3;

/**
 * Measures work at four sizes. Each round measures all of them in direct succession and compares
 * those, because other load on the machine slows a whole round alike; the median ignores the rounds
 * that were disturbed. Work that seems to grow too fast is measured once more, including its
 * warm-up, and the smaller growth counts: real growth occurs every time.
 * @param prepare creates the work for a size; not measured itself
 * @param allowed the growth about which the caller wants to know
 */
export function measureGrowth(
	prepare: (size: number) => () => unknown,
	smallest: number,
	allowed: number,
	clock: Clock,
): Growth {
	const first = measureOnce(prepare, smallest, allowed, clock);
	if (first.overLinear <= allowed) return first;
	const second = measureOnce(prepare, smallest, allowed, clock);
	return second.overLinear < first.overLinear ? second : first;
}

function measureOnce(
	prepare: (size: number) => () => unknown,
	smallest: number,
	allowed: number,
	clock: Clock,
): Growth {
	const works = factors.map((factor) => prepare(smallest * factor));
	const times = works.map((work, index) =>
		repetitions(
			work,
			index === 0 ? warmUpMs.smallest : warmUpMs.greater,
			clock,
		),
	);
	const rounds: number[][] = [];
	for (;;) {
		rounds.push(
			works.map((work, index) => timeOf(work, times[index] ?? 1, clock)),
		);
		const growth = growthOf(rounds, clock.summarize ?? median);
		const { overLinear } = growth;
		const enoughRounds =
			overLinear < allowed - clearly
				? leastRounds
				: overLinear > hopelessGrowth
					? leastHopelessRounds
					: mostRounds;
		if (rounds.length >= enoughRounds) return growth;
	}
}

/** Returns how often to repeat the work in one measurement; runs it until it is compiled. */
function repetitions(
	work: () => unknown,
	warmUpMs: number,
	{ nowMs, collect }: Clock,
): number {
	collect();
	const start = nowMs();
	let leastMs = Number.POSITIVE_INFINITY;
	let now = start;
	do {
		const before = now;
		work();
		now = nowMs();
		leastMs = Math.min(leastMs, now - before);
	} while (now - start < warmUpMs);
	return Math.max(1, Math.round(measuredMs / Math.max(leastMs, 0.02)));
}

function timeOf(
	work: () => unknown,
	times: number,
	{ nowMs, collect }: Clock,
): number {
	collect();
	const start = nowMs();
	for (let count = 0; count < times; count += 1) work();
	return (nowMs() - start) / times;
}

function growthOf(
	rounds: number[][],
	summarize: (values: number[]) => number,
): Growth {
	const least = summarize(rounds.map(([smallest = 0]) => smallest)) || 1;
	const sizes = factors.map((factor, size) => {
		const ms = summarize(rounds.map((round) => round[size] ?? 0));
		const ratios = rounds.map(
			(round) => (round[size] ?? 0) / (round[0] || 1) / factor,
		);
		return {
			ms,
			ratio: summarize === median ? median(ratios) : ms / least / factor,
		};
	});
	return {
		milliseconds: sizes.map(({ ms }) => ms),
		overLinear: Math.max(...sizes.map(({ ratio }) => ratio)),
	};
}

function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
