import { gitIn } from "./git.ts";

/**
 * Returns what an operator asks a live site first: which commit it was built from, and whether files of the
 * project differed from it. "unknown" without git.
 * @param root folder of the project
 */
export function builtCommit(root: string) {
	const git = gitIn(root);
	try {
		return {
			commit: git("rev-parse", "--verify", "HEAD").trim(),
			// Of the project within its repository, which may hold more than it.
			localChanges: git("status", "--porcelain", "--", ".") !== "",
		};
	} catch {
		// No git, no repository, or no commit yet.
		return { commit: "unknown", localChanges: false };
	}
}
