import { randomUUID } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { originSecrets } from "#functions/shared/comes-through-cdn.ts";
import { requireEnv } from "#functions/shared/env.ts";
import { limitCalls } from "#functions/shared/limit-calls.ts";
import { observe } from "#functions/shared/observe.ts";
import { documentsOf } from "#functions/shared/table.ts";
import { createFeedCache } from "./cache.ts";
import { createFeedsHandler } from "./create-handler.ts";
import { createFetchUpstream } from "./fetch-upstream.ts";
import { overrideFrom } from "./upstream-override.ts";
import { publicPolicy } from "./upstream-policy.ts";

// A cache that hangs must not hold up the visitor: the relay carries on without it.
const maxCallMs = 1_500;
const client = new DynamoDBClient({
	maxAttempts: 2,
	requestHandler: {
		connectionTimeout: 500,
		requestTimeout: 1_000,
		throwOnRequestTimeout: true,
	},
});

const table = {
	client: limitCalls(documentsOf(client), maxCallMs),
	name: requireEnv("FEEDS_TABLE"),
};

const feeds = createFeedsHandler(
	{
		cache: createFeedCache(table, randomUUID()),
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
