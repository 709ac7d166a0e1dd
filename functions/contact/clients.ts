import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SESClient } from "@aws-sdk/client-ses";
import { limitCalls } from "#functions/shared/limit-calls.ts";
import { documentsOf, type Table } from "#functions/shared/table.ts";

/** How long one call may take, including its retries, in milliseconds. */
export type Timeouts = { messages: number; rateLimits: number; mail: number };

/**
 * A visitor's request makes at most five calls before its response, and leaves the mail to the
 * schedule if they took long. The worst case stays under Lambda's 15 seconds.
 */
const defaultTimeouts = { messages: 3_000, rateLimits: 800, mail: 3_000 };

/** Returns the default timeouts multiplied by a factor. */
export function timeoutsTimes(factor: number): Timeouts {
	const { messages, rateLimits, mail } = defaultTimeouts;
	return {
		messages: messages * factor,
		rateLimits: rateLimits * factor,
		mail: mail * factor,
	};
}

/** Creates the SDK clients, once per instance. */
export function createClients(timeouts: Timeouts = defaultTimeouts) {
	const { messages, rateLimits, mail } = timeouts;
	const ses = new SESClient({
		// One attempt only: a retry after a timeout might send a second mail. The schedule does the retrying.
		maxAttempts: 1,
		requestHandler: attemptLimits(mail),
	});
	return {
		messages: documentClient(3, messages),
		// If the rate limit cannot be read, the message is accepted, so the visitor need not wait for a retry.
		rateLimits: documentClient(1, rateLimits),
		ses: limitCalls(ses, mail),
	};
}

/**
 * Opens a table other than the one in use, with the current credentials.
 * @param region the table's region; the shell's own region if omitted
 */
export function openTable(name: string, region?: string): Table {
	const client = new DynamoDBClient(region ? { region } : {});
	return { client: documentsOf(client), name };
}

function documentClient(maxAttempts: number, callMs: number) {
	const client = new DynamoDBClient({
		maxAttempts,
		// Leaves time for a second attempt when the first one hangs.
		requestHandler: attemptLimits(maxAttempts > 1 ? callMs / 2 : callMs),
	});
	return limitCalls(documentsOf(client), callMs);
}

function attemptLimits(attemptMs: number) {
	return {
		connectionTimeout: attemptMs,
		requestTimeout: attemptMs,
		socketTimeout: attemptMs,
		throwOnRequestTimeout: true,
	};
}
