import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SESClient } from "@aws-sdk/client-ses";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { limitCalls } from "./limit-calls.ts";

/** How long one call may take, its retries included, in milliseconds. */
export type Timeouts = { messages: number; rateLimits: number; mail: number };

/**
 * A visitor's request makes at most five calls before it is answered, and leaves the mail
 * to the schedule when they took long: within Lambda's 15 seconds at the very worst.
 */
const defaultTimeouts = { messages: 3_000, rateLimits: 800, mail: 3_000 };

/** The timeouts that a function has, times a factor. */
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
		// The rate limit is a courtesy: it may cost the visitor a moment, not a retry.
		rateLimits: documentClient(1, rateLimits),
		ses: limitCalls(ses, mail),
	};
}

function documentClient(maxAttempts: number, callMs: number) {
	const client = new DynamoDBClient({
		maxAttempts,
		// So that one attempt that hangs leaves time for another.
		requestHandler: attemptLimits(maxAttempts > 1 ? callMs / 2 : callMs),
	});
	const documents = DynamoDBDocumentClient.from(client, {
		// A number beyond JavaScript's, in a row made by hand, would otherwise throw as it is read.
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
