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
