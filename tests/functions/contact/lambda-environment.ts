import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildFunctions } from "#functions/build.ts";
import { tableNames } from "#functions/local/tables.ts";

/** Builds the contact bundle into a folder. @returns its file */
export async function buildContact(): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "contact-bundle-"));
	await buildFunctions(folder, ["contact"]);
	return join(folder, "contact/index.mjs");
}

/** Returns the settings of a contact function that uses the given services. */
export function lambdaEnvironment(
	storeUrl: string,
	mailUrl: string,
): Record<string, string> {
	return {
		AWS_REGION: "local",
		AWS_ACCESS_KEY_ID: "local",
		AWS_SECRET_ACCESS_KEY: "local",
		AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
		AWS_ENDPOINT_URL_DYNAMODB: storeUrl,
		AWS_ENDPOINT_URL_SES: mailUrl,
		MESSAGES_TABLE: tableNames.messages,
		RATE_LIMITS_TABLE: tableNames.rateLimits,
		RATE_LIMIT_KEY: "secret",
		MAIL_FROM: "website@mallee.example",
		MAIL_TO: "hello@mallee.example",
		SITE_ORIGIN: "https://www.mallee.example",
		ORIGIN_SECRET: "",
		// As on AWS: lines and metrics go straight to the process's output.
		POWERTOOLS_DEV: "false",
		POWERTOOLS_SERVICE_NAME: "contact",
		POWERTOOLS_METRICS_NAMESPACE: "test",
	};
}
