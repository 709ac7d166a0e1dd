export {};

// Imported dynamically, to report a syntax error in site.ts in plain words.
const { problemsInContent } = await import("./check.ts").catch(
	(error: unknown) => {
		const { message, stack } =
			error instanceof Error ? error : new Error(String(error));
		const at = /content\/site\.ts:(\d+):\d+/.exec(`${message}\n${stack}`);
		if (!at) throw error;
		const reason = message.split("ERROR: ").at(-1);
		return {
			problemsInContent: () => [
				`content/site.ts:${at[1]} this line or the one above is not written like the others: put each text between straight quotation marks, followed by a comma (${reason})`,
			],
		};
	},
);

// The first argument may name another folder of copy.
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
