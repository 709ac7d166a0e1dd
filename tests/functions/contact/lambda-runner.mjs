// Runs a built bundle like Lambda: one event at a time, sent by the parent process.
const functions = await import(process.argv[2]);
let invocations = 0;

process.on("message", async ({ entry, event }) => {
	invocations += 1;
	const context = {
		awsRequestId: `invocation-${invocations}`,
		functionName: entry,
		functionVersion: "$LATEST",
		invokedFunctionArn: "arn:aws:lambda:local:000000000000:function:contact",
		memoryLimitInMB: "1024",
		getRemainingTimeInMillis: () => 28_000,
	};
	try {
		process.send({ result: await functions[entry](event, context) });
	} catch (error) {
		// Lambda logs a thrown error with its message and stack.
		console.error(error);
		process.send({ result: null });
	}
});
process.on("disconnect", () => process.exit());
process.send("ready");
