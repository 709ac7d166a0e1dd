import { printProblem } from "../../../content/reader/problem.ts";
import { existingFolder } from "../command-line.ts";

// Imported dynamically, to report mistakes in site.ts that prevent other modules from loading.
const { problemsInContent } = await import("./check.ts").catch(
	async (error: unknown) => {
		const problems = syntaxError(error) ?? (await missingLines());
		if (problems.length === 0) throw error;
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

/** Returns one line if the error is about the syntax of site.ts. */
function syntaxError(error: unknown): string[] | undefined {
	const { message, stack } =
		error instanceof Error ? error : new Error(String(error));
	const at = /content\/site\.ts:(\d+):\d+/.exec(`${message}\n${stack}`);
	if (!at) return undefined;
	const reason = message.split("ERROR: ").at(-1);
	return [
		`content/site.ts:${at[1]} this line or the one above is not written like the others: put each text between straight quotation marks, followed by a comma (${reason})`,
	];
}

/** Returns the problems in the facts of site.ts, from which other modules derive values as they load. */
async function missingLines(): Promise<string[]> {
	const { problemsInSite } = await import("./check-site-file.ts");
	return problemsInSite().map(printProblem);
}
