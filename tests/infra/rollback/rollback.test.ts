import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import {
	compareTemplates,
	type Template,
} from "#infra/rollback/compare-templates.ts";
import { rollBack } from "#infra/rollback/roll-back.ts";
import { statefulTypes } from "#infra/rollback/stateful.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import {
	folderOf,
	fullStage,
	resourcesOf,
	templatesOf,
} from "#tests/infra/fixtures.ts";

const prodStack = stackName("prod");
const table = (key = "id") => ({
	Type: "AWS::DynamoDB::GlobalTable",
	Properties: { KeySchema: [{ AttributeName: key, KeyType: "HASH" }] },
});
const site = (Resources: Record<string, { Type: string }>) => ({
	Site: { Resources },
});

describe("comparing templates", () => {
	test("changes that lose no state are counted and allowed", () => {
		const from = site({
			Messages: table(),
			Fn: { Type: "AWS::Lambda::Function" },
			Alarm: { Type: "AWS::CloudWatch::Alarm" },
		});
		const to = site({
			Messages: table(),
			Fn: {
				Type: "AWS::Lambda::Function",
				Properties: { Timeout: 1 },
			} as never,
			Rule: { Type: "AWS::Events::Rule" },
		});
		expect(compareTemplates(from, to)).toEqual({
			refusals: [],
			changes: ["Site: resources to change: 1, to add: 1, to remove: 1"],
		});
	});

	test.each([
		[
			"is gone",
			{},
			"Messages (AWS::DynamoDB::GlobalTable) is missing from the target",
		],
		[
			"has another id",
			{ Messages: table(), Letters: table() },
			"Letters (AWS::DynamoDB::GlobalTable) would be created again, empty",
		],
		[
			"has another key",
			{ Messages: table("reference") },
			"Messages (AWS::DynamoDB::GlobalTable) would be replaced: KeySchema differs",
		],
	])("a table that %s is refused", (_, resources, expected) => {
		const { refusals } = compareTemplates(
			site({ Messages: table() }),
			site(resources),
		);
		expect(refusals).toEqual([`Site: ${expected}`]);
	});

	test("a stack missing from the target is left in place, but refused if it holds state", () => {
		const from = { ...site({}), Watch: { Resources: { Messages: table() } } };
		expect(compareTemplates(from, site({}))).toEqual({
			refusals: [
				"Watch: Messages (AWS::DynamoDB::GlobalTable) is missing from the target",
			],
			changes: [
				"Site: resources to change: 0, to add: 0, to remove: 0",
				"Watch: stays as it is, because the target does not have it",
			],
		});
	});
});

test("every retained resource of a stage counts as state", () => {
	const resources = Object.values(templatesOf(fullStage())).flatMap(
		resourcesOf,
	);
	const retained = resources.filter(
		([id, { DeletionPolicy }]) =>
			DeletionPolicy?.startsWith("Retain") && !id.includes("Layer"),
	);
	expect(retained.length).toBeGreaterThan(2);
	for (const [, { Type }] of retained) expect(statefulTypes).toContain(Type);
});

describe("in a repository", () => {
	// Its synth copies the committed template; its deploy prints its arguments.
	const scripts = {
		synth: "node scripts.mjs synth",
		deploy: "node scripts.mjs deploy",
	};
	const code = `
		import { appendFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
		const [task, option, folder] = process.argv.slice(2);
		if (task === "synth") {
			mkdirSync(folder, { recursive: true });
			cpSync("template.json", folder + "/Site.json");
			cpSync("manifest.json", folder + "/manifest.json");
			appendFileSync(process.env.DEPLOYED + "-synths", "synth ");
		} else writeFileSync(process.env.DEPLOYED, [process.env.STAGE, option, folder].join(" "));
	`;
	const templates = {
		v1: site({ Messages: table() }).Site,
		v2: site({ Messages: table(), Fn: { Type: "AWS::Lambda::Function" } }).Site,
	};
	let root: string;
	let said: string[];

	function commit(template: unknown, tag: string, region = "us-east-1"): void {
		const stack = {
			type: "aws:cloudformation:stack",
			environment: `aws://unknown-account/${region}`,
			properties: { templateFile: "Site.json" },
		};
		const manifest = {
			artifacts: { Tree: { type: "cdk:tree" }, [prodStack]: stack },
		};
		writeFileSync(join(root, "manifest.json"), JSON.stringify(manifest));
		writeFileSync(join(root, "template.json"), JSON.stringify(template));
		git("add", ".");
		git("commit", "-m", `Version ${tag}`);
		git("tag", tag);
	}

	function git(...args: string[]): string {
		const settings = [
			"user.name=T",
			"user.email=t@example.com",
			"commit.gpgsign=false",
		];
		const identity = settings.flatMap((setting) => ["-c", setting]);
		const { status, stdout, stderr } = spawnSync(
			"git",
			[...identity, ...args],
			{
				cwd: root,
				encoding: "utf8",
			},
		);
		expect([args, status, stderr]).toEqual([args, 0, expect.anything()]);
		return stdout;
	}

	/** What the account returns for its stacks, by region and name. */
	let account: Record<string, Template>;

	const back = (ref: string, isDryRun: boolean) =>
		rollBack({
			ref,
			stage: "prod",
			isDryRun,
			root,
			region: "us-east-1",
			deployed: (region, stack) => account[`${region} ${stack}`],
			say: (line) => said.push(line),
		});

	beforeEach(() => {
		said = [];
		root = folderOf({
			"package.json": JSON.stringify({ name: "t", version: "1.0.0", scripts }),
			"package-lock.json": JSON.stringify({
				name: "t",
				version: "1.0.0",
				lockfileVersion: 3,
				packages: { "": { name: "t", version: "1.0.0" } },
			}),
			"scripts.mjs": code,
		});
		process.env.DEPLOYED = `${root}-deployed`;
		account = { [`us-east-1 ${prodStack}`]: templates.v2 };
		git("init", "--quiet");
		commit(templates.v1, "v1");
		commit(templates.v2, "v2");
	});

	test("a dry run says what would change, and deploys nothing", () => {
		back("v1", true);
		expect(said).toEqual([
			expect.stringMatching(
				/^Rolling back to: [a-f0-9]+ of [\d-]+, Version v1$/,
			),
			`Deployed now: ${prodStack} in us-east-1`,
			`${prodStack} in us-east-1: resources to change: 0, to add: 0, to remove: 1`,
			"Dry run: nothing was deployed",
		]);
		expect(existsSync(process.env.DEPLOYED ?? "")).toBe(false);
		expect(git("worktree", "list").trim().split("\n")).toHaveLength(1);
	});

	test("exactly what was compared is deployed, to the named stage", () => {
		back("v1", false);
		expect(readFileSync(process.env.DEPLOYED ?? "", "utf8")).toMatch(
			/^prod --app .*to$/,
		);
		// The commit is built once, and nothing else is built.
		expect(readFileSync(`${process.env.DEPLOYED}-synths`, "utf8")).toBe(
			"synth ",
		);
		expect(git("worktree", "list").trim().split("\n")).toHaveLength(1);
	});

	test("a commit without a live table is refused, and nothing is left behind", () => {
		account = {
			[`us-east-1 ${prodStack}`]: {
				Resources: { Messages: table(), Drafts: table() },
			},
		};
		expect(() => back("v2", false)).toThrow("Refused: state would be lost");
		expect(said.at(-1)).toBe(
			`${prodStack} in us-east-1: Drafts (AWS::DynamoDB::GlobalTable) is missing from the target`,
		);
		expect(existsSync(process.env.DEPLOYED ?? "")).toBe(false);
		expect(git("worktree", "list").trim().split("\n")).toHaveLength(1);
	});

	test("a stage that has since moved to another region is refused", () => {
		commit(templates.v2, "v3", "eu-west-1");
		expect(() => back("v3", false)).toThrow("Refused: state would be lost");
		expect(said).toContain(
			`${prodStack} in us-east-1: Messages (AWS::DynamoDB::GlobalTable) is missing from the target`,
		);
	});

	test("the current checkout does not matter, only what is deployed", () => {
		commit(site({ Messages: table("reference") }).Site, "v3");
		back("v1", true);
		expect(said).toContain(
			`${prodStack} in us-east-1: resources to change: 0, to add: 0, to remove: 1`,
		);
	});

	test("a stage that is not deployed is reported before anything is built", () => {
		account = {};
		expect(() => back("v1", false)).toThrow(
			"Stage prod is not deployed in us-east-1 in this account",
		);
		expect(said).toHaveLength(1);
	});

	test("an unknown ref is reported in one line", () => {
		expect(() => back("v9", true)).toThrow(
			/^git rev-parse .*v9.*: fatal: [^\n]+$/,
		);
	});
});
