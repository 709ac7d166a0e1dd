import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { optionalEnv, requireEnv } from "../shared/env.ts";
import { createFeedCache } from "./cache.ts";
import { describeState } from "./describe-state.ts";
import { allowedUrls } from "./read-items.ts";
import { reviveSource } from "./revive.ts";

// npm run feeds: of the deployed table with FEEDS_TABLE and AWS credentials in the
// environment, else of the gateway that runs on this machine. With -- --revive <source> it
// has one that ended asked again.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";

const dataFolder =
	optionalEnv("DATA_FOLDER") ??
	fileURLToPath(new URL("../../.local", import.meta.url));
const localSettings = join(dataFolder, "functions.env");

try {
	const { values } = parseArgs({ options: { revive: { type: "string" } } });
	if (!optionalEnv("FEEDS_TABLE")) loadLocalSettings();
	console.log(await run(values.revive));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

async function run(revived: string | undefined): Promise<string> {
	const client = new DynamoDBClient({ maxAttempts: 2 });
	const table = requireEnv("FEEDS_TABLE");
	try {
		if (revived !== undefined)
			return await reviveSource(client, table, revived);
		const cache = createFeedCache(client, table, "print-state", 10_000);
		const read = async (url: string) => [url, await cache.read(url)] as const;
		const records = await Promise.all([...allowedUrls].map(read));
		return describeState(new Map(records), Date.now());
	} finally {
		client.destroy();
	}
}

function loadLocalSettings(): void {
	if (!existsSync(localSettings)) {
		throw new Error(
			"Nothing runs here: start it with npm start, or set FEEDS_TABLE to the deployed table's name.",
		);
	}
	process.loadEnvFile(localSettings);
}
