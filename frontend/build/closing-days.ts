import { openJobs } from "#content/open-jobs.ts";

/**
 * Tells whoever builds the site which positions have closed and are left out, and when the next
 * one closes, since it stays on the site until the next build.
 * @param jobs ids, which are file names in content/copy/jobs/, and closing days as YYYY-MM-DD
 * @returns lines to print
 */
export function closingDays(
	jobs: { id: string; closes: string }[],
	nowMs: number,
): string[] {
	const open = openJobs(jobs, nowMs);
	const closed = jobs.filter((job) => !open.includes(job));
	const [next] = open.toSorted((a, b) => a.closes.localeCompare(b.closes));
	return [
		...closed.map(
			({ id, closes }) =>
				`Not shown, because it closed on ${closes}: content/copy/jobs/${id}.yaml (delete it, or set a later date)`,
		),
		...(next
			? [
					`The next position closes on ${next.closes}: ${next.id}. Deploy again after that day`,
				]
			: []),
	];
}

/** How far the clocks of the easternmost time zone are ahead of UTC. */
const aheadMs = 14 * 60 * 60 * 1000;

/**
 * Tells whoever builds the site which days lie in the future although they should not: visitors
 * and search engines would read that a position was posted, or an advisory published, on a day to
 * come. A day that has begun somewhere is not in the future.
 * @param nowMs the time of the build, in epoch milliseconds
 * @returns lines to print
 */
export function futureDays(
	{
		jobs,
		advisories,
	}: {
		jobs: { id: string; posted: string }[];
		advisories: { id: string; date: string }[];
	},
	nowMs: number,
): string[] {
	const today = new Date(nowMs + aheadMs).toISOString().slice(0, 10);
	return [
		...jobs
			.filter(({ posted }) => posted > today)
			.map(
				({ id, posted }) =>
					`posted lies in the future: ${posted}: content/copy/jobs/${id}.yaml`,
			),
		...advisories
			.filter(({ date }) => date > today)
			.map(
				({ id, date }) =>
					`date lies in the future: ${date}: content/copy/lists/advisories.yaml, ${id}`,
			),
	];
}
