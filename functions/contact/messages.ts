import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { optionalEnv, requireEnv } from "#functions/shared/env.ts";
import { createClients } from "./clients.ts";
import { runCommand, usage } from "./operator-commands.ts";

// The operators' command line: npm run messages -- list. With MESSAGES_TABLE it works on
// that table with the AWS credentials at hand, without on the local site that is running.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";

const dataFolder =
	optionalEnv("DATA_FOLDER") ??
	fileURLToPath(new URL("../../.local", import.meta.url));
const localSettings = join(dataFolder, "functions.env");

try {
	if (!optionalEnv("MESSAGES_TABLE")) loadLocalSettings();
	const table = {
		client: createClients().messages,
		name: requireEnv("MESSAGES_TABLE"),
	};
	const output = await runCommand(table, process.argv.slice(2), Date.now());
	console.log(output ?? usage);
	if (output === null) process.exitCode = 1;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

function loadLocalSettings(): void {
	if (!existsSync(localSettings)) {
		throw new Error(
			"No local site is running (npm start), and MESSAGES_TABLE names no table on AWS.",
		);
	}
	process.loadEnvFile(localSettings);
}
