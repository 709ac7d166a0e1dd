import { execFileSync } from "node:child_process";

type Page = { path: string; files: string[]; changed?: string };

/** What git knows: the day of each file's last change, or one day for all where its history is cut off. */
type History = Map<string, string> | string | null;

/**
 * The day on which the words of each page last changed, as YYYY-MM-DD, by its path. The
 * page's own date comes first, then the last commit to its content files, then today for
 * what is not committed yet. The day of the build would be a lie for most pages, and file
 * times are those of the checkout. In a shallow clone, which cannot tell one file's age,
 * the last commit stands for all; without git a page has no day.
 * @param root folder of the project
 * @param today as YYYY-MM-DD
 */
export function lastChanges(
	pages: Page[],
	root: string,
	today: string,
): Map<string, string> {
	const history = readHistory(root, today);
	const days = pages.map(({ path, files, changed }): [string, string] => [
		path,
		changed ?? newest(history, files),
	]);
	return new Map(days.filter(([, day]) => day !== ""));
}

/** @param files paths of files, or of folders with a slash at their end */
function newest(history: History, files: string[]): string {
	if (history === null) return "";
	if (typeof history === "string") return history;
	const days = [...history]
		.filter(([name]) =>
			files.some((file) =>
				file.endsWith("/") ? name.startsWith(file) : name === file,
			),
		)
		.map(([, day]) => day);
	return days.toSorted().at(-1) ?? "";
}

function readHistory(root: string, today: string): History {
	const git = (...args: string[]) =>
		execFileSync("git", args, {
			cwd: root,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
			maxBuffer: 2 ** 26,
		});
	try {
		if (git("rev-parse", "--is-shallow-repository").trim() === "true") {
			return git("log", "-1", "--format=%cs").trim();
		}
		const days = new Map<string, string>();
		// Newest first: each commit is a line with its day, then the names of its files.
		let day = "";
		for (const line of lines(
			git(
				"log",
				"--format=> %cs",
				"--name-only",
				"--relative",
				"--",
				"content",
			),
		)) {
			if (line.startsWith("> ")) day = line.slice(2);
			else if (!days.has(line)) days.set(line, day);
		}
		const uncommitted = [
			git("diff", "HEAD", "--name-only", "--relative", "--", "content"),
			git("ls-files", "--others", "--exclude-standard", "--", "content"),
		].flatMap(lines);
		for (const name of uncommitted) days.set(name, today);
		return days;
	} catch {
		// No git, no repository, or not one commit.
		return null;
	}
}

function lines(text: string): string[] {
	return text.split("\n").filter(Boolean);
}
