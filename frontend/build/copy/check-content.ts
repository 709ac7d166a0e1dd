export {};

// Loaded here, since site.ts may be written so that no program can read it.
const { problemsInContent } = await import("./check.ts").catch(
	(error: unknown) => {
		const { message, stack } =
			error instanceof Error ? error : new Error(String(error));
		const at = /content\/site\.ts:(\d+):\d+/.exec(`${message}\n${stack}`);
		if (!at) throw error;
		const reason = message.split("ERROR: ").at(-1);
		return {
			problemsInContent: () => [
				`content/site.ts:${at[1]} this line or the one above is not written as the others: a text stands between straight quotation marks, with a comma behind (${reason})`,
			],
		};
	},
);

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
