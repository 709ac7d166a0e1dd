import { existsSync, readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { runForStage } from "#infra/run-for-stage.ts";
import { makeTable } from "./make-table.ts";
import { prodStack, setUpRepository, templates } from "./set-up-repository.ts";

const repository = setUpRepository();
afterEach(() => {
	vi.unstubAllEnvs();
});

test("a dry run says what would change, and deploys nothing", () => {
	repository.rollBack("v1", true);
	expect(repository.printed).toEqual([
		expect.stringMatching(/^Rolling back to: [a-f0-9]+ of [\d-]+, Version v1$/),
		`Deployed now: ${prodStack} in us-east-1`,
		`${prodStack} in us-east-1: resources to change: 0, to add: 0, to remove: 1`,
		"Dry run: nothing was deployed",
	]);
	expect(existsSync(repository.deployedFile)).toBe(false);
	expect(repository.worktrees()).toHaveLength(1);
});

test("exactly what was compared is deployed, to the named stage", () => {
	repository.rollBack("v1", false);
	expect(readFileSync(repository.deployedFile, "utf8")).toMatch(
		/^prod --app .*to$/,
	);
	// The commit is built once, and nothing else is built.
	expect(readFileSync(repository.synthsFile, "utf8")).toBe("synth ");
	expect(repository.worktrees()).toHaveLength(1);
});

test("a project in a folder of a larger repository is built and deployed from there", () => {
	const folder = repository.moveInto("site", "v3");
	repository.rollBack("v3", false, folder);
	expect(existsSync(repository.deployedFile)).toBe(true);
	expect(repository.worktrees()).toHaveLength(1);
});

test("a commit without a live table is refused, and nothing is left behind", () => {
	repository.account = {
		[`us-east-1 ${prodStack}`]: {
			Resources: { Messages: makeTable(), Drafts: makeTable() },
		},
	};
	expect(() => repository.rollBack("v2", false)).toThrow(
		"Refused: state would be lost",
	);
	expect(repository.printed.at(-1)).toBe(
		`${prodStack} in us-east-1: Drafts (AWS::DynamoDB::GlobalTable) is missing from the target`,
	);
	expect(existsSync(repository.deployedFile)).toBe(false);
	expect(repository.worktrees()).toHaveLength(1);
});

test("a stage that has since moved to another region is refused", () => {
	repository.commit(templates.v2, "v3", "eu-west-1");
	expect(() => repository.rollBack("v3", false)).toThrow(
		"Refused: state would be lost",
	);
	expect(repository.printed).toContain(
		`${prodStack} in us-east-1: Messages (AWS::DynamoDB::GlobalTable) is missing from the target`,
	);
});

test("the current checkout does not matter, only what is deployed", () => {
	repository.commit({ Resources: { Messages: makeTable("reference") } }, "v3");
	repository.rollBack("v1", true);
	expect(repository.printed).toContain(
		`${prodStack} in us-east-1: resources to change: 0, to add: 0, to remove: 1`,
	);
});

test("a stage that is not deployed is reported before anything is built", () => {
	repository.account = {};
	expect(() => repository.rollBack("v1", false)).toThrow(
		"Stage prod is not deployed in us-east-1 in this account",
	);
	expect(repository.printed).toHaveLength(1);
});

test("an unknown ref is reported in one line, which says how to get it", () => {
	expect(() => repository.rollBack("v9", true)).toThrow(
		/^git rev-parse .*v9.*: fatal: [^\n]+ no tag or commit v9\. [^\n]+ git fetch --tags$/,
	);
});

test("in a shallow clone, an older commit is reported with the command that fetches it", () => {
	const shallow = repository.shallowClone();
	expect(() => repository.rollBack("v1", true, shallow)).toThrow(
		/no tag or commit v1\. [^\n]+ git fetch --tags --unshallow$/,
	);
});

test("a machine without git is told so", () => {
	vi.stubEnv("PATH", "/nonexistent");
	expect(() => repository.rollBack("v1", true)).toThrow(
		/^git could not be run: [^\n]+$/,
	);
});

test("a program that does not exist is reported with the reason", () => {
	expect(() => runForStage("dev", "no-such-program", ["x"])).toThrow(
		/^no-such-program could not be run: [^\n]*ENOENT/,
	);
});
