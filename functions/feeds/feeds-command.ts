import { parseArgs } from "node:util";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { requireEnv } from "#functions/shared/env.ts";
import { limitCalls } from "#functions/shared/limit-calls.ts";
import { runOperatorCommand } from "#functions/shared/operator-command.ts";
import { documentsOf } from "#functions/shared/table.ts";
import { allowedUrls } from "./allowed-urls.ts";
import { createFeedCache } from "./cache.ts";
import { describeState } from "./describe-state.ts";
import { reviveSource } from "./revive.ts";

// npm run feeds: prints the state of the sources. With -- --revive <source> it makes the relay
// ask a source again that has ended.
await runOperatorCommand("FEEDS_TABLE", async () => {
	const { values } = parseArgs({ options: { revive: { type: "string" } } });
	const client = new DynamoDBClient({ maxAttempts: 2 });
	const table = {
		client: limitCalls(documentsOf(client), 10_000),
		name: requireEnv("FEEDS_TABLE"),
	};
	try {
		if (values.revive !== undefined) {
			return await reviveSource(table, values.revive);
		}
		const cache = createFeedCache(table, "feeds-command");
		const read = async (url: string) => [url, await cache.read(url)] as const;
		const records = await Promise.all([...allowedUrls].map(read));
		return describeState(new Map(records), Date.now());
	} finally {
		client.destroy();
	}
});
