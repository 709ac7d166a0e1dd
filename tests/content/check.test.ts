import { spawnSync } from "node:child_process";
import {
	cpSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { problemsInContent } from "#frontend/build/copy/check.ts";
import { copyFolder } from "#frontend/build/copy/read-folder.ts";
import { copyContent } from "#tests/copy-content.ts";
import { copyProject } from "#tests/copy-project.ts";
import { serviceFile } from "#tests/samples.ts";
import {
	type Change,
	missingFiles,
	reportedFor,
} from "./support/copy-mistakes.ts";

type FaultyFile = Change & { mistake: string; says: string[] };

const faultyFiles: FaultyFile[] = parse(
	readFileSync("tests/fixtures/copy-mistakes.yaml", "utf8"),
);

it("the site's content passes the check", () => {
	expect(problemsInContent()).toEqual([]);
});

describe("for a faulty file the check reports", () => {
	it("nothing before the fault is added, except the files that are missing", () => {
		const isMissing =
			/:1 the file is missing; the site needs a file of this name$/;
		expect(
			missingFiles.filter((line) => !isMissing.test(line)),
			"correct these files in tests/fixtures/copy/, too, for example by adding a new required field",
		).toEqual([]);
	});

	it.each(faultyFiles)("$mistake: $says", ({ says, ...change }) => {
		expect(reportedFor(change)).toEqual(says);
	});
});

describe("npm run check:content", () => {
	it("prints the lines and fails; otherwise reports that all is well", () => {
		const folder = mkdtempSync(join(tmpdir(), "copy-"));
		try {
			cpSync(copyFolder, folder, { recursive: true });
			expect(run(folder)).toEqual({
				status: 0,
				stdout: "All words are in order.\n",
			});
			const file = join(folder, "company/about.yaml");
			const text = readFileSync(file, "utf8");
			writeFileSync(file, text.replace(/^heading:/m, "heding:"));
			const line = text.split("\n").findIndex((one) => /^heading:/.test(one));
			expect(run(folder)).toEqual({
				status: 1,
				stdout: `content/copy/company/about.yaml:${line + 1} heding is not a field here; did you mean heading?\n1 problem\n`,
			});
		} finally {
			rmSync(folder, { recursive: true });
		}
	});

	describe("in a copy of the project", () => {
		const folder = copyProject(
			["content", "frontend", "package.json", "tsconfig.json"],
			"site-",
		);
		afterAll(() => rmSync(folder, { recursive: true }));
		const file = join(folder, "content/site.ts");
		const text = readFileSync(file, "utf8");

		/** Runs the check with a change to the unchanged site.ts. */
		function runWith(from: RegExp, to: string) {
			const changed = text.replace(from, to);
			expect(changed).not.toBe(text);
			writeFileSync(file, changed);
			return run(join(folder, "content/copy"), folder);
		}

		it.each([
			["a text without quotation marks", /(\temail: )"(.*)"/, "$1$2"],
			["a word without them", /(\temail: )".*"/, "$1hello"],
			["a comma that is not there", /(\tname: ".*"),/, "$1"],
		])(
			"reports the line of site.ts that cannot be parsed: %s",
			(_, from, to) => {
				const line = text.slice(0, text.search(from)).split("\n").length;
				const { status, stdout } = runWith(from, to);
				expect(status).toBe(1);
				const [, found] =
					/^content\/site\.ts:(\d+) this line or the one above .*\n1 problem\n$/.exec(
						stdout,
					) ?? [stdout, stdout];
				// A missing comma is reported where the next field begins, which may have comments above it.
				expect(Number(found)).toBeGreaterThanOrEqual(line);
				expect(Number(found)).toBeLessThan(line + 10);
			},
		);

		it.each([
			[
				"email",
				'"mailto:hello@mallee.example"',
				"a single email address, found",
			],
			["streetAddress", '" "', "one line without a space at either end"],
			["streetAddress", '"Level 2\\nSydney"', "one line without a space"],
			["origin", '"https://www.müller.example"', "with xn--mller-kva.example"],
			// Its last part makes it an IP address. Node 24.21 and 26.12 no longer refuse invalid Punycode.
			["origin", '"https://www.example.300"', "an address that exists"],
		])("reports once that %s of site.ts is %s", (name, value, message) => {
			const { stdout } = runWith(
				new RegExp(`(\\t${name}: )".*"`),
				`$1${value}`,
			);
			expect(stdout).toMatch(
				new RegExp(
					`^content/site\\.ts:\\d+ ${name} must be [^\\n]*${message}.*\\n1 problem\\n$`,
				),
			);
		});

		it("reports a link of site.ts once", () => {
			const { stdout } = runWith(/href: "https:/, 'href: "http:');
			expect(stdout).toMatch(/ must begin with https.*\n1 problem\n$/);
		});

		it("says what is missing in an empty site.ts", () => {
			expect(runWith(/[\s\S]+/, "")).toEqual({
				status: 1,
				stdout:
					'content/site.ts:1 the file must have the line "export const site = {", with the facts below it\n1 problem\n',
			});
		});

		it("names the mark of a conflict in site.ts", () => {
			const from = /\temail: /;
			const line = text.slice(0, text.search(from)).split("\n").length;
			expect(runWith(from, "<<<<<<< HEAD\n$&").stdout).toMatch(
				new RegExp(
					`^content/site\\.ts:${line} this line marks a conflict .*\\n1 problem\\n$`,
				),
			);
		});

		it.each([
			["a mark of a conflict", /(\temail: )/, "<<<<<<< HEAD\n$1"],
			["a name that is missing", /\tname: .*\n/, ""],
		])("and so does npm run edit, which ends: %s", (_, from, to) => {
			const { stdout } = runWith(from, to);
			const edit = spawnSync(
				process.execPath,
				["--import", "tsx", "frontend/editor/main.ts"],
				{ encoding: "utf8", cwd: folder, env: { ...process.env, PORT: "0" } },
			);
			expect(edit.status).toBe(1);
			expect(edit.stderr).toBe(stdout.replace(/\n1 problem\n$/, "\n"));
		});

		it.each([
			["phoneNumber", /\tphoneNumber: .*\n/, ""],
			["supportPhoneNumber", /(\tsupportPhoneNumber: ).*/, "$1undefined,"],
			["description", /\tdescription:\s.*\n/, ""],
			["feedProxy", /\tfeedProxy:\s.*\n/, ""],
			["name", /\tname: .*\n/, ""],
		])("reports %s that is missing in site.ts", (name, from, to) => {
			const line = to ? text.slice(0, text.search(from)).split("\n").length : 1;
			expect(runWith(from, to)).toEqual({
				status: 1,
				stdout: `content/site.ts:${line} ${name} is missing\n1 problem\n`,
			});
		});
	});

	it("reports symbolic links, which neither the check nor the build reads", () => {
		const { folder, remove } = copyContent();
		try {
			rmSync(join(folder, "company/about.yaml"));
			symlinkSync(
				join(copyFolder, "company/about.yaml"),
				join(folder, "company/about.yaml"),
			);
			symlinkSync(join(copyFolder, "jobs"), join(folder, "more"));
			const lines = problemsInContent(folder);
			for (const link of ["company/about.yaml", "more"]) {
				expect(lines).toContain(
					`content/copy/${link}:1 the file is a symbolic link, which is not read; put what it leads to in its place`,
				);
			}
		} finally {
			remove();
		}
	});

	it("attributes a collision to the file that was changed last", async () => {
		const folder = mkdtempSync(join(tmpdir(), "copy-"));
		try {
			cpSync(copyFolder, folder, { recursive: true, preserveTimestamps: true });
			const copied = join(folder, serviceFile.replace(/[^/]*$/, "a-copy.yaml"));
			writeFileSync(copied, readFileSync(join(folder, serviceFile)));
			const lines = problemsInContent(folder);
			expect(lines).toHaveLength(3);
			for (const line of lines) {
				expect(line).toMatch(/^content\/copy\/services\/.*\/a-copy\.yaml:/);
			}
		} finally {
			rmSync(folder, { recursive: true });
		}
	});
});

function run(folder: string, cwd = process.cwd()) {
	const { status, stdout } = spawnSync(
		process.execPath,
		["--import", "tsx", "frontend/build/copy/check-content.ts", folder],
		{ encoding: "utf8", cwd },
	);
	return { status, stdout };
}
