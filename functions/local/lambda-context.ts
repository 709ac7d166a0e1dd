import { randomUUID } from "node:crypto";
import type { Context } from "aws-lambda";

/** Returns the context that Lambda passes to a function, for an invocation that starts now. */
export function lambdaContext(name: string, timeoutMs: number): Context {
	const endsAt = Date.now() + timeoutMs;
	return {
		awsRequestId: randomUUID(),
		callbackWaitsForEmptyEventLoop: true,
		functionName: name,
		functionVersion: "$LATEST",
		invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${name}`,
		logGroupName: name,
		logStreamName: "local",
		memoryLimitInMB: "1024",
		getRemainingTimeInMillis: () => endsAt - Date.now(),
		done() {},
		fail() {},
		succeed() {},
	};
}
