/** CPU time that `work` takes: unlike the clock's, no matter what else this machine does. */
export function cpuSeconds(work: () => void): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000_000;
}
