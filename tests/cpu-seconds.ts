/**
 * Returns the CPU time that `work` takes: unlike wall-clock time, it does not depend on what else
 * the machine does.
 */
export function cpuSeconds(work: () => void): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000_000;
}
