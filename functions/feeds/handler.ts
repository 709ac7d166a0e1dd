import { randomUUID } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { optionalEnv, requireEnv } from "#functions/shared/env.ts";
import { createFeedCache } from "./cache.ts";
import { createFeedsHandler } from "./create-handler.ts";
import { createFetchUpstream } from "./fetch-upstream.ts";
import { overrideFrom } from "./upstream-override.ts";
import { publicPolicy } from "./upstream-policy.ts";

const client = new DynamoDBClient({
	maxAttempts: 2,
	// A cache that hangs must not hold the visitor: the relay goes on without it.
	requestHandler: {
		connectionTimeout: 500,
		requestTimeout: 1_000,
		throwOnRequestTimeout: true,
	},
});

const { handler, refresh } = createFeedsHandler(
	{
		cache: createFeedCache(client, requireEnv("FEEDS_TABLE"), randomUUID()),
		fetchUpstream:
			overrideFrom(process.env) ?? createFetchUpstream(publicPolicy),
		now: Date.now,
	},
	{ originSecrets: optionalEnv("ORIGIN_SECRET")?.split(",") ?? [] },
);

/** `handler` answers GET /api/feeds, `refresh` is what the schedule starts. */
export { handler, refresh };
