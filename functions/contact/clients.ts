import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SESClient } from "@aws-sdk/client-ses";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { limitCalls } from "./limit-calls.ts";

/** How long one call may take, its retries included, in milliseconds. */
export type Timeouts = { messages: number; rateLimits: number; mail: number };

/**
 * A visitor's request makes at most five calls before its response, and leaves the mail
 * to the schedule when they took long: less than Lambda's 15 seconds in the worst case.
 */
const defaultTimeouts = { messages: 3_000, rateLimits: 800, mail: 3_000 };

/** The default timeouts, times a factor. */
export function timeoutsTimes(factor: number): Timeouts {
	const { messages, rateLimits, mail } = defaultTimeouts;
	return {
		messages: messages * factor,
		rateLimits: rateLimits * factor,
		mail: mail * factor,
	};
}

/** The SDK clients, built once an instance. */
export function createClients(timeouts: Timeouts = defaultTimeouts) {
	const { messages, rateLimits, mail } = timeouts;
	const ses = new SESClient({
		// One attempt: a repeat after a timeout may be a second mail. The schedule repeats.
		maxAttempts: 1,
		requestHandler: attemptLimits(mail),
	});
	return {
		messages: documentClient(3, messages),
		// A message is accepted where the rate limit cannot be read, so that the visitor need not wait for a retry.
		rateLimits: documentClient(1, rateLimits),
		ses: limitCalls(ses, mail),
	};
}

function documentClient(maxAttempts: number, callMs: number) {
	const client = new DynamoDBClient({
		maxAttempts,
		// So that an attempt that hangs leaves time for another one.
		requestHandler: attemptLimits(maxAttempts > 1 ? callMs / 2 : callMs),
	});
	const documents = DynamoDBDocumentClient.from(client, {
		// Without it a number beyond JavaScript's range, in a row made by hand, throws when it is read.
		unmarshallOptions: { wrapNumbers: Number },
	});
	return limitCalls(documents, callMs);
}

function attemptLimits(attemptMs: number) {
	return {
		connectionTimeout: attemptMs,
		requestTimeout: attemptMs,
		socketTimeout: attemptMs,
		throwOnRequestTimeout: true,
	};
}
