/** How the time of some work grows with its size. */
export type Growth = {
	/** The median at each size in milliseconds, the smallest first. */
	milliseconds: number[];
	/**
	 * The greatest of (time / time at the smallest size) / (size / smallest size), each the
	 * median of many rounds: 1 is linear, 8 is quadratic.
	 */
	overLinear: number;
};

export type Clock = {
	nowMs: () => number;
	/** Takes away what the work before has left behind, so that none pays for another's garbage. */
	collect: () => void;
	/**
	 * What stands for many rounds: their median; or the least, where the clock also counts what
	 * others do, which adds time to some rounds and takes it from none.
	 */
	summarize?: (values: number[]) => number;
};

/** Four sizes, each twice the one before. */
const factors = [1, 2, 4, 8];
/** Each measurement takes about this long, so that the clock's grain does not count. */
const measuredMs = 2;
/** Until the compiler has had its turn; the greater sizes run the same code. */
const warmUpMs = { smallest: 12, greater: 3 };
/** Enough for what is clearly linear; what is near the limit gets up to the most. */
const leastRounds = 3;
const mostRounds = 41;
/** Before anything is given up: a compiler that is late, or another program, spoils some rounds. */
const leastHopelessRounds = 15;
/** What is so far below the limit, or beyond this growth, needs no further rounds to be told. */
const clearly = 0.15;
const hopelessGrowth = 3;

/**
 * Measures work at four sizes. Each round measures all of them, one right after the other, and
 * compares those: what else runs on the machine slows all of a round alike. The median of the
 * rounds leaves out those in which it did not. What seems to grow too fast is measured once more
 * from its warm-up on, and the lesser growth counts: what truly grows does so each time.
 * @param prepare makes the work for a size; not measured itself
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

/** How often to do the work in one measurement; does it until the compiler has had its turn. */
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
