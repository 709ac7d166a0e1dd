import { expect, it } from "vitest";
import { printProblem } from "#content/reader/problem.ts";
import { routes } from "#content/routes.ts";
import { checkCopy } from "#content/rules/check-copy.ts";
import { assets } from "#frontend/build/copy/check.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import { pressPage } from "#tests/press-page.ts";

const texts = readTexts();
const all = assets();
const file = "company/press.yaml";

/** Returns what the check says of a page to which these addresses are to lead. */
function reportedFor(...redirectFrom: string[]): string[] {
	const list = redirectFrom.map((path) => `    - ${path}\n`).join("");
	const text = pressPage.replace(
		/^meta:\n/m,
		`meta:\n  redirectFrom:\n${list}`,
	);
	return checkCopy({ ...texts, [file]: text }, all)
		.filter((problem) => problem.file === file)
		.map(printProblem);
}

it("addresses of an older website may lead to a page", () => {
	expect(
		reportedFor(
			"/press",
			"/press.html",
			"/my-index.html",
			"/press/404.html",
			"/company",
			// Also a folder of frontend/public/.
			"/partners",
			"/media_centre/2024/press-kit",
			"/services/id/cloud/no-such-service",
		),
	).toEqual([]);
});

it.each([
	[routes.careers, "is the address of a page"],
	["/company/press", "is the address of a page"],
	["/404.html", "must leave out index.html"],
	["/press/index.html", "must leave out index.html"],
	["/index.html", "must leave out index.html"],
	["/share/press.html", "is the address of a file"],
	["/api/contact", "is the address of a file"],
	["/services/id/finops", "needs a category"],
	["/Press", "must be a path such as /about-us"],
	["/press/", "must be a path such as /about-us"],
	["press", "must be a path such as /about-us"],
	["/press.php", "must be a path such as /about-us"],
	["/a//b", "must be a path such as /about-us"],
	["/press?id=3", "must be a path such as /about-us"],
	['"/é"', "must be a path such as /about-us"],
	["https://www.example.com/press", "must be a path such as /about-us"],
])("%s is refused: %s", (path, reason) => {
	expect(reportedFor(path)).toEqual([expect.stringContaining(reason)]);
});

it("an address leads to one page only", () => {
	expect(reportedFor("/press", "/media", "/press")).toEqual([
		expect.stringContaining(`is already listed in ${file}`),
	]);
});
