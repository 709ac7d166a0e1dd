import { describe, expect, it } from "vitest";
import * as z from "zod";
import { collectionOf } from "#content/collections.ts";
import { describeIssues } from "#content/reader/describe-issues.ts";
import { printProblem } from "#content/reader/problem.ts";
import { readCopy, readEntry } from "#content/reader/read-copy.ts";
import { extensionPath } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { loadCopy, readTexts } from "#frontend/build/copy/read-folder.ts";
import { pressPage } from "#tests/press-page.ts";
import { category, service, serviceFile } from "#tests/samples.ts";

const texts = readTexts();
const file = serviceFile;
const words = texts[file] ?? "";
const terms = texts["pages/terms.md"] ?? "";

describe("for the current files, the reader", () => {
	it("reports nothing", () => {
		expect(readCopy(texts).problems).toEqual([]);
	});

	it("reports a missing file", () => {
		const { "pages/home.yaml": _, ...others } = texts;
		expect(readCopy(others).problems.map(printProblem)).toEqual([
			"content/copy/pages/home.yaml:1 the file is missing; the site needs a file of this name",
		]);
	});

	it("does not throw for any truncated file, nor for Windows line endings", () => {
		for (let end = 0; end < words.length; end += 97) {
			expect(() => readEntry(file, words.slice(0, end))).not.toThrow();
		}
		for (let end = 0; end < terms.length; end += 97) {
			expect(() =>
				readEntry("pages/terms.md", terms.slice(0, end)),
			).not.toThrow();
		}
		for (const [name, text] of Object.entries(texts)) {
			expect(readEntry(name, text.replaceAll("\n", "\r\n")).entry).toEqual(
				readEntry(name, text).entry,
			);
		}
	});
});

it.each([
	[file, "write its fields, or delete the file"],
	["pages/docs.yaml", "write its fields; the site needs a file of this name"],
	[
		"lists/answers.yaml",
		"write its entries; the site needs a file of this name",
	],
])(
	"reports an empty file, and offers to delete it if it may be: %s",
	(name, advice) => {
		const { problems } = readEntry(name, "# Nothing yet\n");
		expect(problems.map(printProblem)).toEqual([
			`content/copy/${name}:1 the file is empty; ${advice}`,
		]);
	},
);

it("reports a policy with a single heading", () => {
	const [start = "", first = ""] = terms.split("\n## ");
	const { problems } = readEntry("pages/terms.md", `${start}\n## ${first}`);
	expect(problems.map(({ field, message }) => `${field} ${message}`)).toEqual([
		'the text must have at least two headings, each a line that begins with "## "',
	]);
});

it("asks for a whole number where a fraction is not one", () => {
	const schema = z.object({ to: z.int() });
	const value = { to: 1.5 };
	const { error } = schema.safeParse(value);
	expect(describeIssues(error?.issues ?? [], value, schema)).toEqual([
		{ path: ["to"], message: "must be a whole number" },
	]);
});

describe("what a file's path determines", () => {
	it("is not repeated in the file", () => {
		expect(readEntry(file, words).entry).toMatchObject({
			id: service.id,
			categoryId: category.id,
			listed: true,
		});
		expect(words).not.toMatch(/^(id|categoryId|listed):|step:/m);
	});

	it("step numbers, share images and kinds of sources are filled in", () => {
		const { services, extensions } = loadCopy();
		const steps = services.map(({ serviceLifecycleFlow }) =>
			serviceLifecycleFlow?.lifecycleItems.map(({ step }) => step).join(),
		);
		expect(new Set(steps.filter(Boolean))).toEqual(
			new Set(steps.some(Boolean) ? ["1,2,3,4,5"] : []),
		);
		for (const { id, screenshot } of extensions) {
			expect(screenshot).toBe(`/share${extensionPath(id)}.png`);
		}
	});

	it.each(["services/a/b/c.yaml", "pages/x.ts", "services/Cloud/a.yaml", ".."])(
		"%s is not a valid path",
		(path) => {
			expect(collectionOf(path)).toBeNull();
		},
	);
});

describe("facts", () => {
	it("are filled in, and the policy says how this site fetches news", () => {
		const press = pressPage.replace("title: Press", 'title: "At {site.name}"');
		expect(readEntry("company/press.yaml", press).entry).toMatchObject({
			title: `At ${site.name}`,
		});
		const requesting = terms
			.replace(
				/^heading:/m,
				"newsRequest: { withProxy: asks a proxy, withoutProxy: asks a relay }\nheading:",
			)
			.concat("\nThe news page {newsRequest}.\n");
		expect(JSON.stringify(readEntry("pages/terms.md", requesting))).toContain(
			`The news page asks a ${site.feedProxy ? "proxy" : "relay"}.`,
		);
		const { companyPages, policies } = loadCopy();
		const left = /\{(newsRequest|site\b)[^}]*/.exec(
			JSON.stringify({ companyPages, policies }),
		);
		expect(left).toBeNull();
	});
});
