import { execFileSync } from "node:child_process";

/** Returns a function that runs a git command in a folder and returns its output. It throws without git or a repository. */
export function gitIn(folder: string): (...args: string[]) => string {
	return (...args) =>
		execFileSync("git", args, {
			cwd: folder,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
			maxBuffer: 2 ** 26,
		});
}
