import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect } from "vitest";
import type { Template } from "#infra/rollback/compare-templates.ts";
import { rollBack } from "#infra/rollback/roll-back.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import { folderOf } from "#tests/infra/fixtures.ts";
import { makeTable } from "./make-table.ts";

export const prodStack = stackName("prod");

/** The templates of the two commits that every repository begins with, by tag. */
export const templates = {
	v1: { Resources: { Messages: makeTable() } },
	v2: {
		Resources: { Messages: makeTable(), Fn: { Type: "AWS::Lambda::Function" } },
	},
};

const packageFiles = {
	"package.json": JSON.stringify({
		name: "t",
		version: "1.0.0",
		scripts: {
			// A rollback runs no install script.
			postinstall: "exit 1",
			synth: "node scripts.mjs synth",
			deploy: "node scripts.mjs deploy",
		},
	}),
	"package-lock.json": JSON.stringify({
		name: "t",
		version: "1.0.0",
		lockfileVersion: 3,
		packages: { "": { name: "t", version: "1.0.0" } },
	}),
	// The synth copies the committed template; the deploy writes its arguments to a file.
	"scripts.mjs": `
		import { appendFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
		const [task, option, folder] = process.argv.slice(2);
		if (task === "synth") {
			mkdirSync(folder, { recursive: true });
			cpSync("template.json", folder + "/Site.json");
			cpSync("manifest.json", folder + "/manifest.json");
			appendFileSync(process.env.DEPLOYED + "-synths", "synth ");
		} else writeFileSync(process.env.DEPLOYED, [process.env.STAGE, option, folder].join(" "));
	`,
};

/**
 * Sets up a repository with two commits, v1 and v2, of which v2 is deployed. Registers its own
 * hook.
 */
export function setUpRepository() {
	let root: string;
	beforeEach(() => {
		root = folderOf(packageFiles);
		// Inherited by the repository's own scripts.
		process.env.DEPLOYED = repository.deployedFile;
		repository.printed = [];
		repository.account = { [`us-east-1 ${prodStack}`]: templates.v2 };
		git("init", "--quiet");
		repository.commit(templates.v1, "v1");
		repository.commit(templates.v2, "v2");
	});

	function git(...args: string[]): string {
		const settings = [
			"user.name=T",
			"user.email=t@example.com",
			"commit.gpgsign=false",
		];
		const { status, stdout, stderr } = spawnSync(
			"git",
			[...settings.flatMap((setting) => ["-c", setting]), ...args],
			{ cwd: root, encoding: "utf8" },
		);
		expect([args, status, stderr]).toEqual([args, 0, expect.anything()]);
		return stdout;
	}

	const repository = {
		/** What the account returns for its stacks, by region and name. */
		account: {} as Record<string, Template>,
		/** The lines printed so far. */
		printed: [] as string[],
		/** Written by a deploy: the stage and the arguments. */
		get deployedFile() {
			return `${root}-deployed`;
		},
		/** Appended to by each synth. */
		get synthsFile() {
			return `${root}-deployed-synths`;
		},
		/** Commits a stack with this template, and tags the commit. */
		commit(template: Template, tag: string, region = "us-east-1"): void {
			const stack = {
				type: "aws:cloudformation:stack",
				environment: `aws://unknown-account/${region}`,
				properties: { templateFile: "Site.json" },
			};
			const manifest = {
				version: "1.0.0",
				artifacts: {
					Tree: { type: "cdk:tree", properties: { file: "tree.json" } },
					[prodStack]: stack,
				},
			};
			writeFileSync(join(root, "manifest.json"), JSON.stringify(manifest));
			writeFileSync(join(root, "template.json"), JSON.stringify(template));
			git("add", ".");
			git("commit", "-m", `Version ${tag}`);
			git("tag", tag);
		},
		/** Moves the project into a folder of the repository, and tags that commit. @returns the folder's path */
		moveInto(folder: string, tag: string): string {
			mkdirSync(join(root, folder));
			const files = git("ls-files").trim().split("\n");
			git("mv", ...files, folder);
			git("commit", "-m", `Version ${tag}`);
			git("tag", tag);
			return join(root, folder);
		},
		/** Returns the repository's checkouts, one line each. */
		worktrees: () => git("worktree", "list").trim().split("\n"),
		/** Returns a clone that has the last commit only. */
		shallowClone(): string {
			const clone = `${root}-shallow`;
			git("clone", "--quiet", "--depth", "1", `file://${root}`, clone);
			return clone;
		},
		/** Rolls prod back to a commit. */
		rollBack(ref: string, isDryRun: boolean, checkout = root): void {
			rollBack({
				ref,
				stage: "prod",
				isDryRun,
				root: checkout,
				region: "us-east-1",
				readDeployed: (region, stack) =>
					repository.account[`${region} ${stack}`],
				print: (line) => repository.printed.push(line),
			});
		},
	};
	return repository;
}
