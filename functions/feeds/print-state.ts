import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { requireEnv } from "../shared/env.ts";
import { createFeedCache } from "./cache.ts";
import { describeState } from "./describe-state.ts";
import { allowedUrls } from "./read-items.ts";

// npm run feeds: of the deployed table with FEEDS_TABLE and AWS credentials in the
// environment, else of the gateway that runs on this machine.
const localSettings = fileURLToPath(
	new URL("../../.local/functions.env", import.meta.url),
);
if (!process.env.FEEDS_TABLE && existsSync(localSettings)) {
	process.loadEnvFile(localSettings);
}

if (!process.env.FEEDS_TABLE) {
	console.error(
		"Nothing runs here: start it with npm start, or set FEEDS_TABLE to the deployed table's name.",
	);
	process.exitCode = 1;
} else {
	const client = new DynamoDBClient({ maxAttempts: 2 });
	const table = requireEnv("FEEDS_TABLE");
	const cache = createFeedCache(client, table, "print-state", 10_000);
	const records = await Promise.all(
		[...allowedUrls].map(async (url) => [url, await cache.read(url)] as const),
	);
	console.log(describeState(new Map(records), Date.now()));
	client.destroy();
}
