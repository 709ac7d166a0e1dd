import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SESClient } from "@aws-sdk/client-ses";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

/** How long one attempt may take, in milliseconds. */
export type Patience = { messages: number; rateLimits: number; mail: number };

const defaultPatience = { messages: 1_500, rateLimits: 1_000, mail: 3_000 };

/** The patience that a function has, times a factor. */
export function patienceTimes(factor: number): Patience {
	const { messages, rateLimits, mail } = defaultPatience;
	return {
		messages: messages * factor,
		rateLimits: rateLimits * factor,
		mail: mail * factor,
	};
}

/**
 * The SDK clients, built once an instance. Without time limits a service that hangs
 * would hold the visitor until Lambda kills the function.
 */
export function createClients(patience: Patience = defaultPatience) {
	return {
		messages: documentClient(3, patience.messages),
		// The rate limit is a courtesy: it may cost the visitor a moment, not a retry.
		rateLimits: documentClient(1, patience.rateLimits),
		// One attempt: a repeat after a time-out may be a second mail. The schedule repeats.
		ses: new SESClient({
			maxAttempts: 1,
			requestHandler: timeLimits(patience.mail),
		}),
	};
}

function documentClient(maxAttempts: number, requestTimeout: number) {
	const client = new DynamoDBClient({
		maxAttempts,
		requestHandler: timeLimits(requestTimeout),
	});
	return DynamoDBDocumentClient.from(client);
}

function timeLimits(requestTimeout: number) {
	return {
		connectionTimeout: Math.max(1_000, requestTimeout / 2),
		requestTimeout,
		throwOnRequestTimeout: true,
	};
}
