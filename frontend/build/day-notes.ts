import { readDay } from "#content/days.ts";
import { openJobs } from "#content/open-jobs.ts";
import { jobPath } from "#content/routes.ts";

/**
 * Tells whoever builds the site which positions have closed and are left out, where links still lead to
 * them, and when the next one closes, since it stays on the site until the next build.
 * @param jobs ids, which are file names in content/copy/jobs/, and closing days as YYYY-MM-DD
 * @param texts all files of content/copy/ by their paths below it
 * @returns lines to print
 */
export function closingDayNotes(
	jobs: { id: string; closes: string }[],
	nowMs: number,
	texts: Record<string, string> = {},
): string[] {
	const open = openJobs(jobs, nowMs);
	const closed = jobs.filter((job) => !open.includes(job));
	const [next] = open.toSorted((a, b) => a.closes.localeCompare(b.closes));
	return [
		...closed.flatMap(({ id, closes }) => [
			`Not shown, because it closed on ${closes}: content/copy/jobs/${id}.yaml (delete it, or set a later date)`,
			...linksTo(jobPath(id), texts, `jobs/${id}.yaml`),
		]),
		...(next
			? [
					`The next position closes on ${next.closes}: ${next.id}. Deploy again after that day`,
				]
			: []),
	];
}

/**
 * Returns a line to print for each line of a file that has the path, and not one that begins with it.
 * @param ownFile the file of the path's own page
 */
function linksTo(path: string, texts: Record<string, string>, ownFile: string) {
	const whole = new RegExp(`(?<![\\w.-])${path}(?![\\w/-]|\\.\\w)`);
	return Object.entries(texts).flatMap(([file, text]) =>
		text
			.split("\n")
			.flatMap((line, index) =>
				whole.test(line) && file !== ownFile && !isComment(line, file)
					? `A link leads to ${path}, which is not shown: content/copy/${file}:${index + 1}`
					: [],
			),
	);
}

function isComment(line: string, file: string): boolean {
	return file.endsWith(".yaml") && /^\s*#/.test(line);
}

/** How far the clocks of the easternmost time zone are ahead of UTC. */
const aheadMs = 14 * 60 * 60 * 1000;

/**
 * Tells whoever builds the site which days lie in the future although they should not: visitors
 * and search engines would read that a position was posted, or an advisory or policy published or
 * changed, on a day to come. A day that has begun somewhere is not in the future.
 * @param nowMs the time of the build, in epoch milliseconds
 * @returns lines to print
 */
export function futureDayNotes(
	{
		jobs,
		advisories,
		policies,
	}: {
		jobs: { id: string; posted: string }[];
		advisories: { id: string; date: string; history: { date: string }[] }[];
		policies: { policy: string; updated?: string | undefined }[];
	},
	nowMs: number,
): string[] {
	const today = new Date(nowMs + aheadMs).toISOString().slice(0, 10);
	const inFuture = (what: string, day: string, file: string) =>
		day > today ? [`${what} in the future: ${day}: content/copy/${file}`] : [];
	const advisoryFile = "lists/advisories.yaml";
	return [
		...jobs.flatMap(({ id, posted }) =>
			inFuture("posted lies", posted, `jobs/${id}.yaml`),
		),
		...advisories.flatMap(({ id, date }) =>
			inFuture("date lies", date, `${advisoryFile}, ${id}`),
		),
		...advisories.flatMap(({ id, history }) =>
			history.flatMap(({ date }) =>
				inFuture("history has a day that lies", date, `${advisoryFile}, ${id}`),
			),
		),
		...policies.flatMap(({ policy, updated = "" }) =>
			inFuture("updated lies", readDay(updated) ?? "", `pages/${policy}.md`),
		),
	];
}
