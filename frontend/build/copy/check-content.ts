import { problemsInContent } from "./check.ts";

// Another folder of words may be named behind it.
const problems = problemsInContent(process.argv[2]);
if (problems.length === 0) {
	console.log("All words are in order.");
} else {
	console.log(problems.join("\n"));
	console.log(
		problems.length === 1 ? "1 problem" : `${problems.length} problems`,
	);
	process.exitCode = 1;
}
