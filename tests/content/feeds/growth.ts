/** How the time of some work grows with its size. */
export type Growth = {
	/** Least milliseconds at each size, the smallest first. */
	milliseconds: number[];
	/**
	 * The greatest of (time / time at the smallest size) / (size / smallest size):
	 * 1 is linear, 8 is quadratic.
	 */
	overLinear: number;
};

/** Four sizes, each twice the one before. */
const factors = [1, 2, 4, 8];
const leastRounds = 3;
const mostRounds = 25;
/** Each measurement takes about this long, so that the clock's grain does not count. */
const measuredMs = 3;
/** Growth beyond this, after a few rounds, is not the machine's doing; nor is it in work this long. */
const hopelessGrowth = 3;
const hopelessRounds = 5;
const hopelessMs = 400;

/**
 * Further attempts start from so many times the smallest size: what the machine does by
 * itself (a full cache, a text that V8 stores elsewhere) does not come at every size.
 */
const scales = [1, 1, 4, 1, 0.5, 1];

/**
 * Measures work at four sizes in turn and keeps the least time of each: other programs,
 * garbage collection and the compiler only ever add. Where the growth is beyond `allowed`
 * it measures on, and then anew, so that only what always is beyond it is found to be.
 * @param prepare makes the work for a size; not measured itself
 * @param nowMs the clock: this process' CPU time where nothing else is given
 */
export function measureGrowth(
	prepare: (size: number) => () => unknown,
	smallest: number,
	allowed: number,
	nowMs = cpuMs,
): Growth {
	const attempts: Growth[] = [];
	for (const scale of scales) {
		const growth = measureOnce(prepare, smallest * scale, allowed, nowMs);
		if (growth.overLinear <= allowed) return growth;
		attempts.push(growth);
		if (attempts.filter(isHopeless).length === 2) break;
	}
	return attempts.reduce((best, next) =>
		next.overLinear < best.overLinear ? next : best,
	);
}

function measureOnce(
	prepare: (size: number) => () => unknown,
	smallest: number,
	allowed: number,
	nowMs: () => number,
): Growth {
	const works = factors.map((factor) => prepare(smallest * factor));
	const least = works.map(() => Number.POSITIVE_INFINITY);
	for (let round = 0; round < mostRounds; round += 1) {
		for (const [index, work] of works.entries()) {
			const known = least[index] ?? 0;
			// Once for the first time, which may be long.
			const times = Number.isFinite(known)
				? Math.max(1, Math.round(measuredMs / Math.max(known, 0.01)))
				: 1;
			const start = nowMs();
			for (let count = 0; count < times; count += 1) work();
			least[index] = Math.min(known, (nowMs() - start) / times);
		}
		const growth = growthOf(least);
		if (round + 1 >= leastRounds && growth.overLinear <= allowed) break;
		if (round + 1 >= hopelessRounds && isHopeless(growth)) break;
		if (round > 0 && (least.at(-1) ?? 0) > hopelessMs) break;
	}
	return growthOf(least);
}

function isHopeless({ overLinear }: Growth): boolean {
	return overLinear > hopelessGrowth;
}

function growthOf(milliseconds: number[]): Growth {
	const [base = 0] = milliseconds;
	const ratios = milliseconds.map(
		(ms, index) => ms / base / (factors[index] ?? 1),
	);
	return { milliseconds, overLinear: Math.max(...ratios) };
}

/** CPU time of this process, which no other process adds to. */
function cpuMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1_000;
}
