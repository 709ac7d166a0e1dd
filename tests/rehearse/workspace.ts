import { spawnSync } from "node:child_process";
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** A copy of the repository that a rehearsal may change, with its own history. */
export type Workspace = {
	readonly folder: string;
	/** Runs a command there. @returns its output @throws an Error with its output if it fails */
	readonly run: (command: string, ...args: string[]) => string;
	/** Changes a text that occurs once in a file, and commits it. */
	readonly edit: (file: string, from: string, to: string) => void;
	/** Adds a file, and commits it. */
	readonly add: (file: string, text: string) => void;
};

/** Copies the tracked files; node_modules is shared with the original. */
export function createWorkspace(
	root: string,
	folder: string,
	environment: NodeJS.ProcessEnv,
): Workspace {
	const run = (command: string, ...args: string[]) => {
		const { signal, status, stdout, stderr } = spawnSync(command, args, {
			cwd: folder,
			env: environment,
			encoding: "utf8",
			maxBuffer: 64 * 1_024 * 1_024,
		});
		if (status === 0) return stdout + stderr;
		throw new Error(
			`${command} ${args.join(" ")} ended with ${signal ?? status}\n${(stdout + stderr).slice(-3_000)}`,
		);
	};
	const git = (...args: string[]) =>
		run(
			"git",
			...[
				"user.name=Rehearsal",
				"user.email=rehearsal@mallee.example",
				"core.hooksPath=/dev/null",
				"commit.gpgsign=false",
			].flatMap((setting) => ["-c", setting]),
			...args,
		);
	mkdirSync(folder, { recursive: true });
	const listed = spawnSync("git", ["ls-files", "-co", "--exclude-standard"], {
		cwd: root,
		encoding: "utf8",
	}).stdout;
	for (const file of listed.split("\n").filter(Boolean)) {
		if (!existsSync(join(root, file))) continue;
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		copyFileSync(join(root, file), join(folder, file));
	}
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
	// A symbolic link is not a folder, so .gitignore's node_modules/ does not match it.
	writeFileSync(join(folder, ".git-exclude"), "node_modules\n");
	git("init", "--quiet", "--initial-branch=main");
	git("config", "core.excludesFile", join(folder, ".git-exclude"));
	git("add", "--all");
	git("commit", "--quiet", "--message", "As it is");
	return {
		folder,
		run,
		edit(file, from, to) {
			const path = join(folder, file);
			const text = readFileSync(path, "utf8");
			const parts = text.split(from);
			if (parts.length !== 2) {
				throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
			}
			writeFileSync(path, parts.join(to));
			git("commit", "--all", "--quiet", "--message", `Change ${file}`);
		},
		add(file, text) {
			writeFileSync(join(folder, file), text);
			git("add", file);
			git("commit", "--quiet", "--message", `Add ${file}`);
		},
	};
}
