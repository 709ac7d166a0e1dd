import { describe, expect, it } from "vitest";
import { collectionOf } from "#content/collections.ts";
import {
	printProblem,
	readCopy,
	readEntry,
} from "#content/reader/read-copy.ts";
import { site } from "#content/site.ts";
import { loadCopy, readTexts } from "#frontend/build/copy/read-folder.ts";

const texts = readTexts();
const file = "services/cloud/finops.yaml";
const finops = texts[file] ?? "";
const terms = texts["pages/terms.md"] ?? "";

function problemsWith(
	from: string | RegExp,
	to: string,
	{ name = file, text = finops } = {},
): string[] {
	const bent = text.replace(from, () => to);
	expect(bent).not.toBe(text);
	return readEntry(name, bent).problems.map(printProblem);
}

/** Line of the first line that holds the words, counted from 1. */
function lineOf(words: string, text = finops): number {
	const line = text.split("\n").findIndex((one) => one.includes(words));
	expect(line).toBeGreaterThanOrEqual(0);
	return line + 1;
}

describe("a problem says file, line, field, what is wrong and what would be right", () => {
	it("says nothing of the files as they are", () => {
		expect(readCopy(texts).problems).toEqual([]);
	});

	it("counts characters and entries", () => {
		expect(
			problemsWith("pageTitle: FinOps", `pageTitle: ${"x".repeat(61)}`),
		).toEqual([
			`content/copy/${file}:${lineOf("pageTitle")} pageTitle must be at most 60 characters, found 61`,
		]);
		expect(problemsWith(/ {2}- icon: tags[\s\S]*?(?= {2}- icon)/, "")).toEqual([
			`content/copy/${file}:${lineOf("serviceCards")} serviceCards must be 3, found 2`,
		]);
	});

	it("names a field that is missing where it is missing, and one that nobody knows", () => {
		expect(problemsWith("pageTitle: FinOps", "pageTitel: FinOps")).toEqual([
			`content/copy/${file}:4 pageTitle is missing`,
			`content/copy/${file}:4 the file has unknown fields: pageTitel`,
		]);
		expect(problemsWith("  label: FinOps\n", "")).toEqual([
			`content/copy/${file}:${lineOf("menu:")} menu.label is missing`,
		]);
	});

	it("finds a field deep in a list, and the line of it", () => {
		expect(problemsWith("icon: scissors", "icon: Two Words")).toEqual([
			`content/copy/${file}:${lineOf("icon: scissors")} serviceCards.2.icon must be small letters, digits and hyphens`,
		]);
	});

	it("says what kind of value a field has", () => {
		expect(problemsWith("order: 5", "order: five")).toEqual([
			`content/copy/${file}:4 order must be a number`,
		]);
		expect(problemsWith("pageTitle: FinOps", "pageTitle: 2024")).toEqual([
			`content/copy/${file}:${lineOf("pageTitle")} pageTitle must be a text: put quotation marks around it`,
		]);
		expect(
			problemsWith("pageTitle: FinOps", "pageTitle: {site.name} FinOps")[0],
		).toMatch(`content/copy/${file}:${lineOf("pageTitle")} `);
	});

	it("says where it cannot be read at all", () => {
		const [line] = problemsWith("  label: FinOps", "\tlabel: FinOps");
		expect(line).toBe(
			`content/copy/${file}:${lineOf("label: FinOps")} the file begins this line with a tab; use blanks`,
		);
		expect(problemsWith("order: 5", "order: 5\norder: 6")).toEqual([
			`content/copy/${file}:5 the file has this field twice; remove one`,
		]);
	});

	it("refuses a name in braces that nothing fills in", () => {
		expect(
			problemsWith("pageTitle: FinOps", "pageTitle: FinOps of {site.nmae}"),
		).toEqual([
			`content/copy/${file}:${lineOf("pageTitle")} pageTitle names {site.nmae}, which nothing fills in; here can stand the fields of content/site.ts such as {site.name}`,
		]);
	});

	it("knows the lines of a policy's text", () => {
		const options = { name: "pages/terms.md", text: terms };
		expect(problemsWith("## Service Usage", "## Of", options)).toEqual([
			`content/copy/pages/terms.md:${lineOf("## Service Usage", terms)} the text must be at least 3 characters, found 2`,
		]);
		expect(
			problemsWith("## Service Usage", "### Service Usage", options)[0],
		).toContain(
			`terms.md:${lineOf("## Service Usage", terms)} the text must have "## " before a heading`,
		);
		expect(problemsWith("heading: Terms", "heding: Terms", options)).toEqual([
			expect.stringContaining("heading is missing"),
			expect.stringContaining("unknown fields: heding"),
		]);
		expect(problemsWith(/^---\n/, "", options)).toEqual([
			expect.stringContaining("terms.md:1 the file must begin with a line"),
		]);
	});

	it("tells of a file that is in no place, and of one that is not there", () => {
		const { [file]: _, "pages/home.yaml": __, ...others } = texts;
		const moved = { ...others, "services/finops.yaml": finops };
		expect(readCopy(moved).problems.map(printProblem)).toEqual([
			"content/copy/services/finops.yaml:1 the file is in no place that the site reads",
			"content/copy/pages/home.yaml:1 the file is not there",
		]);
	});

	it("does not throw for any beginning of a file, nor for line ends of Windows", () => {
		for (let end = 0; end < finops.length; end += 97) {
			expect(() => readEntry(file, finops.slice(0, end))).not.toThrow();
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

	it("reports an alias that explodes or names nothing", () => {
		expect(problemsWith("pageTitle: FinOps", "pageTitle: *no")[0]).toMatch(
			"cannot be read",
		);
	});
});

describe("what a file's place says", () => {
	it("is not repeated in it", () => {
		expect(readEntry(file, finops).entry).toMatchObject({
			id: "finops",
			categoryId: "cloud",
			listed: true,
		});
		expect(finops).not.toMatch(/^(id|categoryId|listed):|step:/m);
	});

	it("numbers the steps, names the picture for sharing and the kinds of sources", () => {
		const { services, extensions } = loadCopy();
		const steps = services.map(({ serviceLifecycleFlow }) =>
			serviceLifecycleFlow?.lifecycleItems.map(({ step }) => step).join(),
		);
		expect(new Set(steps.filter(Boolean))).toEqual(new Set(["1,2,3,4,5"]));
		expect(extensions.find(({ id }) => id === "data-miner")).toMatchObject({
			screenshot: "/share/products/flowforge/extensions/data-miner.png",
		});
	});

	it.each(["services/a/b/c.yaml", "pages/x.ts", "services/Cloud/a.yaml", ".."])(
		"%s is no place",
		(path) => {
			expect(collectionOf(path)).toBeNull();
		},
	);
});

describe("facts", () => {
	it("are filled in, and the policy says how this site asks for news", () => {
		const { about, policies } = loadCopy();
		expect(about.title).toBe(`About ${site.name}`);
		const privacy = JSON.stringify(
			policies.find(({ policy }) => policy === "privacy"),
		);
		expect(privacy).toContain(
			site.feedProxy ? "asks a public proxy service" : "asks our own relay",
		);
		expect(privacy).not.toMatch(/\{newsRequest\}|\{site/);
	});
});
