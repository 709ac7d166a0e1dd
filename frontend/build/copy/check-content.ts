import { existingFolder } from "#frontend/build/command-line.ts";
import { explainSite } from "./explain-site.ts";
import { leftExamples } from "./left-examples.ts";

// Imported dynamically, as site.ts is below, to report mistakes in site.ts that prevent other modules from loading.
const { problemsInContent } = await import("./check.ts").catch(
	async (error: unknown) => {
		const problems = await explainSite(error);
		return { problemsInContent: () => problems };
	},
);

// The first argument may name another folder of copy.
const [, , folder] = process.argv;
const copyFolder = folder ? existingFolder(folder) : undefined;
const problems = problemsInContent(copyFolder);
if (problems.length === 0) {
	console.log("All words are in order.");
	const { site } = await import("#content/site.ts");
	const { readTexts } = await import("./read-folder.ts");
	const { readCopy } = await import("#content/reader/read-copy.ts");
	const { policies } = readCopy(readTexts(copyFolder)).content;
	const note = leftExamples(site, policies);
	if (note) console.error(note);
} else {
	console.log(problems.join("\n"));
	console.log(
		problems.length === 1 ? "1 problem" : `${problems.length} problems`,
	);
	process.exitCode = 1;
}
