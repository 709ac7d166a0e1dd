/**
 * The positions that people can still apply for: each through the whole day on which it
 * closes, by UTC as all dates of the site.
 * @param nowMs the time of the build, in milliseconds since 1970
 */
export function openJobs<Job extends { closes: string }>(
	jobs: Job[],
	nowMs: number,
): Job[] {
	return jobs.filter(({ closes }) => nowMs <= Date.parse(lastMoment(closes)));
}

/** The end of a day such as 2026-03-15, as search engines are told it. */
export function lastMoment(day: string): string {
	return `${day}T23:59:59Z`;
}
