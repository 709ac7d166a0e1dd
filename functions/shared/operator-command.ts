import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { optionalEnv } from "./env.ts";

/**
 * Runs an operator command on the table named by an environment variable, with the current AWS
 * credentials; if the variable is not set, on the table of the running local site.
 * @param run returns the text to print
 */
export async function runOperatorCommand(
	variable: string,
	run: () => Promise<string>,
): Promise<void> {
	process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
	try {
		if (!optionalEnv(variable)) loadLocalSettings(variable);
		console.log(await run());
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}

function loadLocalSettings(variable: string): void {
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
}
