import { gitIn } from "./git.ts";

type Page = { path: string; files: string[]; changed?: string | undefined };

/** The day of the last change of the newest of some files, or of folders with a trailing slash; "" if it is unknown. */
type NewestDay = (files: string[]) => string;

/**
 * Returns the day on which each page's copy last changed, as YYYY-MM-DD, by the page's path. A
 * date given by the page itself wins; otherwise it is the day of the last commit to its content
 * files, or today for uncommitted changes. The day of the build would be wrong for most pages,
 * and file times are those of the checkout. A shallow clone does not know a single file's age, so
 * the last commit counts for all; without git a page has no day.
 * @param root folder of the project
 * @param today as YYYY-MM-DD
 * @param since days on which pages changed without a commit, by their paths; "" for none
 */
export function lastChanges(
	pages: Page[],
	root: string,
	today: string,
	since: Record<string, string> = {},
): Map<string, string> {
	const newest = readHistory(root, today);
	const days = pages.map(({ path, files, changed }): [string, string] => [
		path,
		changed ?? [newest(files), since[path] ?? ""].toSorted().at(-1) ?? "",
	]);
	return new Map(days.filter(([, day]) => day !== ""));
}

/** Returns the day after the last one on which a position closed, when the pages that list it changed; "" if none has. */
export function dayAfterClosing(jobs: { closes: string }[], today: string) {
	const days = jobs.map(({ closes }) => closes).filter((day) => day < today);
	const last = days.toSorted().at(-1);
	if (!last) return "";
	const next = new Date(last);
	next.setUTCDate(next.getUTCDate() + 1);
	return next.toISOString().slice(0, 10);
}

function readHistory(root: string, today: string): NewestDay {
	const git = gitIn(root);
	try {
		if (git("rev-parse", "--is-shallow-repository").trim() === "true") {
			const day = dayOf(git("log", "-1", "--format=%ct"), today);
			return () => day;
		}
		const days = new Map<string, string>();
		// Newest first; each commit is a line with its time, followed by the names of its files.
		const options = ["--format=> %ct", "--name-only", "--relative"];
		let day = "";
		for (const line of lines(git("log", ...options, "--", "content"))) {
			if (line.startsWith("> ")) day = dayOf(line.slice(2), today);
			else if (!days.has(line)) days.set(line, day);
		}
		const uncommitted = [
			git("diff", "HEAD", "--name-only", "--relative", "--", "content"),
			git("ls-files", "--others", "--exclude-standard", "--", "content"),
		].flatMap(lines);
		for (const name of uncommitted) days.set(name, today);
		return (files) => {
			const isOneOf = (name: string) =>
				files.some((file) =>
					file.endsWith("/") ? name.startsWith(file) : name === file,
				);
			const found = [...days].flatMap(([name, day]) =>
				isOneOf(name) ? day : [],
			);
			return found.toSorted().at(-1) ?? "";
		};
	} catch {
		// No git, no repository, or no commit yet.
		return () => "";
	}
}

/**
 * Returns the day of a commit in UTC, like all days of the site: that of its author's time zone may
 * not have begun here. By a wrong clock the commit may be in the future; then it is today.
 * @param seconds since 1970
 */
function dayOf(seconds: string, today: string): string {
	const day = new Date(Number(seconds) * 1_000).toISOString().slice(0, 10);
	return day < today ? day : today;
}

function lines(text: string): string[] {
	return text.split("\n").filter(Boolean);
}
