import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "#content/site.ts";
import { tableNames } from "./tables.ts";

/** The secret that the local CDN sends to the functions. */
export const originSecret = "local-origin-secret";

type Environment = Record<string, string | undefined>;

/** Returns the functions' settings, matching those of infra/constructs/functions.ts on AWS. */
export function localEnvironment(urls: {
	storeUrl: string;
	mailboxUrl: string;
	samplesUrl: string;
	siteUrl: string;
	quiet: boolean;
}): Environment {
	const domain = new URL(site.origin).hostname.replace(/^www\./, "");
	return {
		MESSAGES_TABLE: tableNames.messages,
		RATE_LIMITS_TABLE: tableNames.rateLimits,
		FEEDS_TABLE: tableNames.feeds,
		FEEDS_UPSTREAM_OVERRIDE: urls.samplesUrl,
		MAIL_FROM: `website@${domain}`,
		MAIL_TO: site.email,
		RATE_LIMIT_KEY: "local-rate-limit-key",
		// Store and mailbox share one thread with the gateway: when it is busy they are slow, not down.
		TIMEOUT_FACTOR: "10",
		ORIGIN_SECRET: originSecret,
		SITE_ORIGIN: urls.siteUrl,
		AWS_ENDPOINT_URL_DYNAMODB: urls.storeUrl,
		AWS_ENDPOINT_URL_SES: urls.mailboxUrl,
		AWS_REGION: "local",
		AWS_ACCESS_KEY_ID: "local",
		AWS_SECRET_ACCESS_KEY: "local",
		// A developer's own AWS account must not be used.
		AWS_PROFILE: undefined,
		AWS_SESSION_TOKEN: undefined,
		AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
		// Sends log lines through the console, where readable-log.ts formats them; no metrics.
		POWERTOOLS_DEV: "true",
		...(urls.quiet && { LOG_LEVEL: "silent" }),
	};
}

/** Sets environment variables of this process; undefined unsets one. */
export function setEnvironment(values: Environment) {
	const previous = Object.fromEntries(
		Object.keys(values).map((name) => [name, process.env[name]]),
	);
	assign(values);
	return {
		values,
		restore: async () => assign(previous),
	};
}

/**
 * Writes the settings into the data folder, where `npm run messages` and `npm run feeds` find them.
 * @returns a function that removes them
 */
export function shareEnvironment(
	dataFolder: string,
	values: Environment,
): () => Promise<void> {
	const file = join(dataFolder, "functions.env");
	const lines = Object.entries(values).flatMap(([name, value]) =>
		value === undefined ? [] : [`${name}=${value}\n`],
	);
	writeFileSync(file, lines.join(""));
	return async () => rmSync(file, { force: true });
}

function assign(values: Environment): void {
	for (const [name, value] of Object.entries(values)) {
		if (value === undefined) delete process.env[name];
		else process.env[name] = value;
	}
}
