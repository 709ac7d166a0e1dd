import { existingFolder } from "#frontend/build/command-line.ts";
import { explainSite } from "./explain-site.ts";

// Imported dynamically, to report mistakes in site.ts that prevent other modules from loading.
const { problemsInContent } = await import("./check.ts").catch(
	async (error: unknown) => {
		const problems = await explainSite(error);
		return { problemsInContent: () => problems };
	},
);

// The first argument may name another folder of copy.
const [, , folder] = process.argv;
const problems = problemsInContent(folder && existingFolder(folder));
if (problems.length === 0) {
	console.log("All words are in order.");
} else {
	console.log(problems.join("\n"));
	console.log(
		problems.length === 1 ? "1 problem" : `${problems.length} problems`,
	);
	process.exitCode = 1;
}
