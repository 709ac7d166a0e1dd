import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { dayAfterClosing, lastChanges } from "#frontend/build/last-modified.ts";
import { setUpRepository } from "./set-up-repository.ts";

const today = "2030-01-01";
const pages = [
	{ path: "/about", files: ["content/copy/company/about.yaml"] },
	{ path: "/cloud", files: ["content/categories.ts", "content/cloud/"] },
	{
		path: "/terms",
		files: ["content/copy/pages/terms.md"],
		changed: "2024-03-15",
	},
];
const daysOf = (root: string) =>
	Object.fromEntries(lastChanges(pages, root, today));

const folder = setUpRepository();

/** @param when a day, or a moment as ISO 8601 */
function git(cwd: string, when: string, ...args: string[]): void {
	const at = when.includes("T") ? when : `${when}T12:00:00Z`;
	const who = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
	execFileSync("git", [...who, "-c", "commit.gpgsign=false", ...args], {
		cwd,
		stdio: "ignore",
		env: { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at },
	});
}

function write(root: string, name: string, text: string): void {
	mkdirSync(dirname(join(root, name)), { recursive: true });
	writeFileSync(join(root, name), text);
}

/** Creates a project in a subfolder of its repository, with a commit on each of three days. */
function makeProject(): string {
	const root = join(folder(), "repository/site");
	write(root, "content/copy/company/about.yaml", "1");
	write(root, "content/copy/pages/terms.md", "1");
	write(root, "content/categories.ts", "1");
	git(root, "2025-01-01", "init", "-q");
	for (const [day, name] of [
		["2025-01-01", "content/copy/company/about.yaml"],
		["2025-02-02", "content/cloud/finops.ts"],
		["2025-03-03", "README.md"],
	] as const) {
		write(root, name, day);
		git(root, day, "add", ".");
		git(root, day, "commit", "-qm", day);
	}
	return root;
}

it("a page changed when its newest file was committed, or when it says so itself", () => {
	expect(daysOf(makeProject())).toEqual({
		"/about": "2025-01-01",
		"/cloud": "2025-02-02",
		"/terms": "2024-03-15",
	});
});

it("the day of a commit is counted in UTC, wherever it was made", () => {
	const root = makeProject();
	write(root, "content/copy/company/about.yaml", "morning in Sydney");
	git(root, "2025-04-05T08:00:00+11:00", "commit", "-qam", "about");
	expect(daysOf(root)).toMatchObject({ "/about": "2025-04-04" });
	const clone = join(folder(), "clone");
	git(folder(), today, "clone", "-q", "--depth=1", `file://${root}`, clone);
	expect(daysOf(clone)).toMatchObject({ "/about": "2025-04-04" });
});

it("a list of positions changed on the day after one closed, unless its files changed later", () => {
	const root = makeProject();
	const dayOf = (...closes: string[]) => {
		const closed = dayAfterClosing(
			closes.map((day) => ({ closes: day })),
			today,
		);
		const days = lastChanges(pages, root, today, { "/about": closed });
		return days.get("/about");
	};
	expect(dayOf("2029-05-31", "2029-02-28", "2030-01-01")).toBe("2029-06-01");
	expect(dayOf("2029-12-31")).toBe(today);
	expect(dayOf("2024-12-30")).toBe("2025-01-01");
	expect(dayOf("2030-01-01")).toBe("2025-01-01");
});

it("no day is in the future, though the clock of whoever committed was", () => {
	const root = makeProject();
	write(root, "content/copy/company/about.yaml", "tomorrow");
	git(root, "2030-01-02", "commit", "-qam", "about");
	expect(daysOf(root)).toMatchObject({ "/about": today });
	const clone = join(folder(), "clone");
	git(folder(), today, "clone", "-q", "--depth=1", `file://${root}`, clone);
	expect(daysOf(clone)).toMatchObject({ "/about": today });
});

it("uncommitted files, changed or new, are dated today", () => {
	const root = makeProject();
	write(root, "content/copy/company/about.yaml", "changed");
	write(root, "content/cloud/new.ts", "new");
	git(root, today, "add", "content/cloud/new.ts");
	expect(daysOf(root)).toMatchObject({ "/about": today, "/cloud": today });
});

it("in a shallow clone every page has the last commit's date", () => {
	const root = makeProject();
	const clone = join(folder(), "clone");
	const origin = `file://${dirname(root)}/site`;
	git(folder(), today, "clone", "-q", "--depth=1", origin, clone);
	expect(daysOf(clone)).toEqual({
		"/about": "2025-03-03",
		"/cloud": "2025-03-03",
		"/terms": "2024-03-15",
	});
});

it("without git only a page that states its date has one", () => {
	write(folder(), "content/copy/company/about.yaml", "1");
	expect(daysOf(folder())).toEqual({ "/terms": "2024-03-15" });
});
