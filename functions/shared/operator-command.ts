import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { optionalEnv } from "./env.ts";

/** The stack output that names the table, by the variable that an operator exports. */
const outputs = { MESSAGES_TABLE: "MessagesTable", FEEDS_TABLE: "FeedsTable" };

/**
 * Runs an operator command on the table named by an environment variable, with the current AWS
 * credentials; if the variable is not set, on the table of the running local site. Says on standard error which.
 * @param run returns the text to print
 */
export async function runOperatorCommand(
	variable: keyof typeof outputs,
	run: () => Promise<string>,
): Promise<void> {
	process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
	try {
		const table = optionalEnv(variable);
		console.error(
			table
				? `Table on AWS: ${table}`
				: `Local site: ${loadLocalSettings(variable)}`,
		);
		console.log(await run());
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}

/**
 * Loads the settings of the running local site.
 * @returns its folder
 */
function loadLocalSettings(variable: keyof typeof outputs): string {
	// As an answer about another stage, the local site's would be wrong, and look right.
	const stage = optionalEnv("STAGE") ?? "dev";
	if (stage !== "dev") {
		throw new Error(
			`STAGE is ${stage}, and ${variable} names no table: export ${variable}=<${outputs[variable]}>, an output of that stage's stack (RUNBOOK.md, "At three in the morning"). For the local site, unset STAGE.`,
		);
	}
	const folder =
		optionalEnv("DATA_FOLDER") ??
		fileURLToPath(new URL("../../.local", import.meta.url));
	const settings = join(folder, "functions.env");
	if (!existsSync(settings)) {
		throw new Error(
			`No local site is running (start it with npm start), and ${variable} does not name a table on AWS.`,
		);
	}
	// process.loadEnvFile would keep what the shell is set up for: the developer's own AWS account.
	delete process.env.AWS_PROFILE;
	delete process.env.AWS_SESSION_TOKEN;
	Object.assign(process.env, parseEnv(readFileSync(settings, "utf8")));
	return folder;
}
