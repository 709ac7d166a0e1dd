/** Lambda's limit on the event and result of a synchronous invocation, in bytes of JSON: 6 MiB and 100 bytes. */
export const lambdaMaxBytes = 6_291_556;

/** Returns whether a value is too large to be an event or a result of a Lambda function. */
export function exceedsLambda(value: unknown): boolean {
	const body = (value as { body?: unknown } | null | undefined)?.body;
	// No character takes more than six bytes of JSON, so most values need not be serialised.
	if (typeof body === "string" && body.length < lambdaMaxBytes / 12) {
		return false;
	}
	return Buffer.byteLength(JSON.stringify(value) ?? "") > lambdaMaxBytes;
}
