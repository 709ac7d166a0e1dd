import { randomUUID } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { originSecrets } from "#functions/shared/comes-through-cdn.ts";
import { requireEnv } from "#functions/shared/env.ts";
import { observe } from "#functions/shared/observe.ts";
import { createFeedCache } from "./cache.ts";
import { createFeedsHandler } from "./create-handler.ts";
import { createFetchUpstream } from "./fetch-upstream.ts";
import { overrideFrom } from "./upstream-override.ts";
import { publicPolicy } from "./upstream-policy.ts";

const client = new DynamoDBClient({
	maxAttempts: 2,
	// A cache that hangs must not hold up the visitor: the relay carries on without it.
	requestHandler: {
		connectionTimeout: 500,
		requestTimeout: 1_000,
		throwOnRequestTimeout: true,
	},
});

const feeds = createFeedsHandler(
	{
		cache: createFeedCache(client, requireEnv("FEEDS_TABLE"), randomUUID()),
		fetchUpstream:
			overrideFrom(process.env) ?? createFetchUpstream(publicPolicy),
		now: Date.now,
	},
	{ originSecrets: originSecrets() },
);

/** GET /api/feeds. */
export const handler = observe(feeds.handler);

/** Runs on a schedule, every few minutes. */
export const refresh = observe(feeds.refresh);
