import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { coinedIn, exportedNames } from "./docs/words.ts";

/** Every file of the project that .gitignore does not name, committed or not. */
const files = listFiles();

/** A fork may delete it (CONTRIBUTING.md). */
const optional = "tests/content/company-wording.test.ts";

// Editors choose these names.
const isContent = (file: string) =>
	/^(content\/copy\/(company|extensions|jobs|pages|products|services)|frontend\/public)\//.test(
		file,
	);

// Excludes third-party and generated files.
const isOurs = (file: string) =>
	!/^(tests\/fixtures|package-lock)|__snapshots__|^tests\/docs/.test(file);
const texts = files
	.filter(isOurs)
	.filter((file) => /\.(tsx?|m?js|css|md|json|ya?ml|py|sh)$/.test(file))
	.map((file) => ({ file, text: readFileSync(file, "utf8") }));

const behaviour = readFileSync("docs/behaviour.md", "utf8");

describe("docs/behaviour.md", () => {
	it("names tests that exist, and at least one for each promise", () => {
		const named = [
			...behaviour.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`/g),
		].map(([, file = ""]) => file.replace(/^tests\//, ""));
		expect(named.length).toBeGreaterThan(50);
		expect(
			named
				.map((file) => `tests/${file}`)
				.filter((file) => file !== optional && !existsSync(file)),
		).toEqual([]);
		const rows = behaviour.match(/^\| (?!promise|---).*$/gm) ?? [];
		expect(rows.filter((row) => !/\.(test|spec)\.ts` \|$/.test(row))).toEqual(
			[],
		);
	});

	it("has every subject that a comment or a document names", () => {
		const subjects = [...behaviour.matchAll(/^## (.+)$/gm)].map(
			([, subject]) => subject,
		);
		const unknown = texts.flatMap(({ file, text }) =>
			[
				...text
					// A comment may break the line anywhere.
					.replace(/\s+(?:\*|\/\/)?\s*/g, " ")
					.matchAll(
						/docs\/behaviour\.md((?:,| and)(?: and)? "[^"]+"(?:(?:,| and| or) "[^"]+")*)/g,
					),
			]
				.flatMap(([, names = ""]) => [...names.matchAll(/"([^"]+)"/g)])
				.filter(([, name]) => !subjects.includes(name))
				.map(([, name]) => `${file}: "${name}"`),
		);
		expect(unknown).toEqual([]);
	});
});

describe("docs/journeys.md", () => {
	const rows = readFileSync("docs/journeys.md", "utf8")
		.split("\n")
		.filter((line) => /^\| (?!journey|---)/.test(line))
		.map((line) => line.split(" | "));

	it("states the clicks of each journey, and names the test that counts them", () => {
		expect(rows.length).toBeGreaterThan(5);
		for (const [journey, before, after, test = ""] of rows) {
			const [, file = ""] = /^`([\w/.-]+\.spec\.ts)` \|$/.exec(test) ?? [];
			expect([journey, file && existsSync(`tests/${file}`)]).toEqual([
				journey,
				true,
			]);
			expect([journey, before, after]).toEqual([
				journey,
				expect.stringMatching(/^(\d|–)/),
				expect.stringMatching(/^\d+$/),
			]);
		}
	});
});

it("no comment cites a document that readers cannot open", () => {
	const citing = texts.filter(({ text }) => /specification §/i.test(text));
	expect(citing.map(({ file }) => file)).toEqual([]);
});

describe.each([
	"README.md",
	"ARCHITECTURE.md",
	"CONTRIBUTING.md",
	"SECURITY.md",
])("%s", (document) => {
	it("names files and folders that exist", () => {
		const text = readFileSync(document, "utf8");
		const missing = namedPaths(text)
			.filter((path) => path !== optional)
			.filter((path) => !isThere(path));
		expect(missing).toEqual([]);
	});

	it("names code that exists", () => {
		const code = texts
			.filter(({ file }) => !file.endsWith(".md"))
			.map(({ text }) => text)
			.join("\n");
		const named = [
			...readFileSync(document, "utf8").matchAll(/`(\w*[a-z][A-Z]\w*)`/g),
		].map(([, name]) => name);
		expect(
			named.filter((name) => !new RegExp(`\\b${name}\\b`).test(code)),
		).toEqual([]);
	});
});

it("each test that SECURITY.md names exists", () => {
	const rows =
		readFileSync("SECURITY.md", "utf8").match(/^\|(?! -|-).*\|$/gm) ?? [];
	const missing = rows.slice(1).flatMap((row) => {
		let folder = "";
		const [, lastCell = ""] = /([^|]*)\|$/.exec(row) ?? [];
		return [...lastCell.matchAll(/`([\w/-]+)`/g)]
			.map(([, name = ""]) => {
				// A name without a folder is in the folder of the previous name.
				if (name.includes("/")) folder = name.replace(/[^/]+$/, "");
				return name.includes("/") ? name : folder + name;
			})
			.filter(
				(name) =>
					![`${name}/`, `${name}.test.ts`, `${name}.spec.ts`].some((end) =>
						existsSync(`tests/${end}`),
					),
			);
	});
	expect(rows.length).toBeGreaterThan(10);
	expect(missing).toEqual([]);
});

// The search gives answers to questions; elsewhere the word used to mean a response.
const areAnswers =
	/^content\/(copy\/(\.schema|lists)\/answers\.|schema\/search\.ts)/;

describe("words of the trade", () => {
	it("no file name contains a coined word", () => {
		const coined = files
			.filter((file) => isOurs(file) && !isContent(file))
			.filter((file) => coinedIn(file));
		expect(coined.filter((file) => !areAnswers.test(file))).toEqual([]);
	});

	it("no exported name contains a coined word", () => {
		const coined = texts.flatMap(({ file, text }) =>
			/\.(tsx?|m?js)$/.test(file) &&
			!file.endsWith(".d.ts") &&
			!areAnswers.test(file)
				? exportedNames(text)
						.filter(coinedIn)
						.map((name) => `${file}: ${name}`)
				: [],
		);
		expect(coined).toEqual([]);
	});

	it.each([
		["router/wake.ts", true],
		["bent-copy.ts", true],
		["unbent", false],
		["useArrival", true],
		["maxHops", true],
		["answerPage", true],
		["early-press.ts", true],
		["pageFacts", true],
		["robotsTxt", false],
		["shopping", false],
		["offeringOf", false],
		["awaken", false],
		["PageHeader", false],
	])("%s: coined is %s", (name, isCoined) => {
		expect(coinedIn(name)).toBe(isCoined);
	});
});

/** Asks git, by way of an empty repository elsewhere: a copy of the project may have none. */
function listFiles(): string[] {
	const repository = mkdtempSync(join(tmpdir(), "empty-repository-"));
	const git = (...args: string[]) =>
		execFileSync("git", args, { encoding: "utf8" });
	try {
		git("init", "--quiet", "--bare", repository);
		return git(
			`--git-dir=${repository}`,
			"--work-tree=.",
			"ls-files",
			"--others",
			"--exclude-standard",
		)
			.split("\n")
			.filter(Boolean);
	} finally {
		rmSync(repository, { recursive: true });
	}
}

/** Returns the folders and source files named in backticks, with braces expanded. */
function namedPaths(text: string): string[] {
	return [...text.matchAll(/`([^`\s]+)`/g)]
		.map(([, path = ""]) => path.replace(/:\d+$/, ""))
		.filter(
			(path) =>
				/^[\w.-]+(\/[\w.*{},-]+)*\/?$/.test(path) &&
				(path.endsWith("/") || /\.(tsx?|m?js|css|md|json)$/.test(path)),
		)
		.flatMap(expandBraces);
}

function expandBraces(path: string): string[] {
	const [whole, list] = /\{([^}]+)\}/.exec(path) ?? [];
	return whole && list
		? list.split(",").flatMap((each) => expandBraces(path.replace(whole, each)))
		: [path];
}

/**
 * Returns whether a path is an existing file or folder, relative to the root or to one of our
 * folders.
 */
function isThere(path: string): boolean {
	const built = /^(dist|build|shots|\.local|node_modules)\//;
	if (built.test(path)) return true;
	const pattern = new RegExp(
		`(^|/)${path.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}${path.endsWith("/") ? "" : "$"}`,
	);
	return files.some((file) => pattern.test(file));
}
