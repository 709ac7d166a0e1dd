/**
 * Returns the positions that people can still apply for: each through the whole day on which it
 * closes, in UTC like all dates of the site.
 * @param nowMs the time of the build, in epoch milliseconds
 */
export function openJobs<Job extends { closes: string }>(
	jobs: Job[],
	nowMs: number,
): Job[] {
	return jobs.filter(({ closes }) => nowMs <= Date.parse(lastMoment(closes)));
}

/** Returns the end of a day such as 2026-03-15, in the form given to search engines. */
export function lastMoment(day: string): string {
	return `${day}T23:59:59Z`;
}
