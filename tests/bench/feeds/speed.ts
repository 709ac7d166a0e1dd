import { Bench } from "tinybench";

/**
 * Returns how many megabytes each task processes per second: the median of nine rounds of about
 * 1 MB, long enough to include garbage collection.
 * @param now the clock in ms, by default this process's CPU time
 */
export async function megabytesPerSecond(
	{ length }: Uint8Array,
	tasks: Record<string, () => unknown>,
	now = cpuMs,
): Promise<Record<string, number>> {
	const runs = Math.max(1, Math.round(1_000_000 / length));
	const rounds = { iterations: 9, time: 0 };
	const warmUp = { warmupIterations: 3, warmupTime: 0 };
	const bench = new Bench({ now, ...rounds, ...warmUp, throws: true });
	for (const [name, run] of Object.entries(tasks)) {
		bench.add(name, async () => {
			for (let count = 0; count < runs; count += 1) await run();
		});
	}
	const speeds = (await bench.run()).map(({ name, result }) => {
		const ms = "latency" in result ? result.latency.p50 : Number.NaN;
		return [name, (length * runs) / (ms * 1_000)];
	});
	return Object.fromEntries(speeds);
}

function cpuMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1_000;
}
