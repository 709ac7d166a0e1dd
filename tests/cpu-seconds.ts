/**
 * Returns the CPU time that `work` takes: unlike wall-clock time, it does not depend on what else
 * the machine does.
 */
export async function cpuSeconds(work: () => unknown): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000_000;
}
