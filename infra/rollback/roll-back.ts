import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compareTemplates, type Templates } from "./compare-templates.ts";

export type RollbackOptions = {
	/** Tag, branch or commit to go back to. */
	readonly ref: string;
	readonly stage: string;
	/** Stops before anything is deployed. */
	readonly isDryRun: boolean;
	/** The checkout of what is deployed now. */
	readonly root: string;
	readonly say: (line: string) => void;
};

/**
 * Puts a stage back to what an earlier commit builds: pages, functions and settings. The
 * commit is built in a checkout of its own; its templates are compared with this
 * checkout's, and exactly those that were compared are deployed.
 * @throws an Error of one line where the ref is unknown, a step fails, or state would be lost
 */
export function rollBack(options: RollbackOptions): void {
	const { isDryRun, ref, root, say, stage } = options;
	const commit = git(root, "rev-parse", "--verify", `${ref}^{commit}`);
	const folder = mkdtempSync(join(tmpdir(), "rollback-"));
	const target = join(folder, "target");
	try {
		say(`Back to: ${describe(root, commit)}`);
		say(`From: ${describe(root, "HEAD")}, which must be what is deployed`);
		git(root, "worktree", "add", "--detach", target, commit);
		run("npm", ["ci"], target, stage);
		const to = synth(target, join(folder, "to"), stage);
		const from = synth(root, join(folder, "from"), stage);
		const { changes, refusals } = compareTemplates(from, to);
		for (const line of [...changes, ...refusals]) say(line);
		if (refusals.length > 0) throw new Error("Refused: state would be lost");
		const deploy = ["run", "deploy", "--", "--app", join(folder, "to")];
		if (isDryRun) say("Nothing is deployed: this was a dry run");
		else run("npm", deploy, target, stage);
	} finally {
		if (existsSync(target)) git(root, "worktree", "remove", "--force", target);
		rmSync(folder, { recursive: true, force: true });
	}
}

function synth(checkout: string, output: string, stage: string): Templates {
	run("npm", ["run", "synth", "--", "--output", output], checkout, stage);
	const read = (file: string) =>
		JSON.parse(readFileSync(join(output, file), "utf8"));
	const { artifacts } = read("manifest.json") as { artifacts: Artifacts };
	const stacks = Object.entries(artifacts)
		.filter(([, { type }]) => type === "aws:cloudformation:stack")
		.map(([name, { environment = "", properties }]) => [
			// A stack of the same name in another region is another stack.
			`${name} in ${environment.split("/").at(-1)}`,
			read(properties?.templateFile ?? ""),
		]);
	return Object.fromEntries(stacks);
}

/** What matters here of the manifest that the CDK writes beside its templates. */
type Artifacts = Record<
	string,
	{
		type: string;
		environment?: string;
		properties?: { templateFile?: string };
	}
>;

function describe(root: string, commit: string): string {
	return git(root, "log", "-1", "--format=%h of %as, %s", commit);
}

function git(cwd: string, ...args: string[]): string {
	const { status, stdout, stderr } = spawnSync("git", args, {
		cwd,
		encoding: "utf8",
	});
	if (status === 0) return stdout.trim();
	throw new Error(`git ${args.join(" ")}: ${stderr.trim().split("\n")[0]}`);
}

function run(command: string, args: string[], cwd: string, stage: string) {
	const { status } = spawnSync(command, args, {
		cwd,
		stdio: "inherit",
		env: { ...process.env, STAGE: stage },
	});
	if (status !== 0) {
		throw new Error(`${command} ${args.join(" ")} failed in ${cwd}`);
	}
}
