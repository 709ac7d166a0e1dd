import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readAssembly } from "#infra/deployed/read-assembly.ts";
import { builtApp, runForStage } from "#infra/run-for-stage.ts";
import {
	edgeRegion,
	stackName,
	stackSuffixes,
} from "#infra/stacks/stack-name.ts";
import {
	compareTemplates,
	type Template,
	type Templates,
} from "./compare-templates.ts";

export type RollbackOptions = {
	/** Tag, branch or commit to roll back to. */
	readonly ref: string;
	readonly stage: string;
	/** Whether to stop before anything is deployed. */
	readonly isDryRun: boolean;
	/** A checkout with the commit in its history; it does not matter which commit is checked out. */
	readonly root: string;
	/** The stage's region, according to this checkout's settings. */
	readonly region: string;
	/** Reads the template that a stack runs on now; returns undefined if there is no such stack. */
	readonly readDeployed: (
		region: string,
		stack: string,
	) => Template | undefined;
	readonly print: (line: string) => void;
};

/**
 * Rolls a stage back to what an earlier commit builds: pages, functions and settings. Builds the commit once,
 * in a separate checkout, compares its templates with the deployed ones, and deploys exactly the templates it
 * compared.
 * @throws an Error of one line if the ref is unknown, a step fails, or state would be lost
 */
export function rollBack(options: RollbackOptions): void {
	const { isDryRun, print, readDeployed, ref, region, root, stage } = options;
	const commit = commitOf(root, ref);
	const folder = mkdtempSync(join(tmpdir(), "rollback-"));
	const target = join(folder, "target");
	try {
		const about = git(root, "log", "-1", "--format=%h of %as, %s", commit);
		print(`Rolling back to: ${about}`);
		const from = readDeployedStacks(stage, region, readDeployed);
		print(`Deployed now: ${Object.keys(from).join(", ")}`);
		// Of the project within its repository, which may hold more than it.
		const prefix = git(root, "rev-parse", "--show-prefix");
		git(root, "worktree", "add", "--detach", target, commit);
		const npm = (...args: string[]) =>
			runForStage(stage, "npm", args, { cwd: join(target, prefix) });
		npm("ci", "--ignore-scripts");
		const assembly = join(folder, "to");
		npm("run", "synth", "--", "--output", assembly);
		const to = templatesIn(assembly);
		const { changes, refusals } = compareTemplates(from, to);
		for (const line of [...changes, ...refusals]) print(line);
		if (refusals.length > 0) throw new Error("Refused: state would be lost");
		if (isDryRun) print("Dry run: nothing was deployed");
		else npm("run", "deploy", "--", ...builtApp(assembly));
	} finally {
		if (existsSync(target)) git(root, "worktree", "remove", "--force", target);
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Returns the template of every stack that the stage has or may have had, looking in every region where a stage
 * can have one.
 */
function readDeployedStacks(
	stage: string,
	region: string,
	readDeployed: RollbackOptions["readDeployed"],
): Templates {
	const name = stackName(stage);
	const candidates = stackSuffixes.flatMap((suffix) =>
		[...new Set([region, edgeRegion])].map(
			(stackRegion) => [`${name}${suffix}`, stackRegion] as const,
		),
	);
	const found = candidates.flatMap(([stack, stackRegion]) => {
		const template = readDeployed(stackRegion, stack);
		return template ? [[`${stack} in ${stackRegion}`, template] as const] : [];
	});
	if (found.length === 0) {
		throw new Error(
			`Stage ${stage} is not deployed in ${region} in this account`,
		);
	}
	return Object.fromEntries(found);
}

function templatesIn(assembly: string): Templates {
	return Object.fromEntries(
		readAssembly(assembly).map(({ name, region, template }) => [
			// Stacks of the same name in different regions are different stacks.
			`${name} in ${region}`,
			template,
		]),
	);
}

/** @throws an Error that says how to get the commit if this checkout does not have it */
function commitOf(root: string, ref: string): string {
	try {
		return git(root, "rev-parse", "--verify", `${ref}^{commit}`);
	} catch (error) {
		if (!(error instanceof Error && /single revision/.test(error.message))) {
			throw error;
		}
		const isShallow =
			git(root, "rev-parse", "--is-shallow-repository") === "true";
		throw new Error(
			`${error.message}: this checkout has no tag or commit ${ref}. Correct it, or fetch it with git fetch --tags${isShallow ? " --unshallow" : ""}`,
		);
	}
}

function git(cwd: string, ...args: string[]): string {
	const { error, status, stdout, stderr } = spawnSync("git", args, {
		cwd,
		encoding: "utf8",
	});
	if (error) throw new Error(`git could not be run: ${error.message}`);
	if (status === 0) return stdout.trim();
	throw new Error(`git ${args.join(" ")}: ${stderr.trim().split("\n")[0]}`);
}
