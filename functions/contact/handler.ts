import { messagesPerHour } from "#content/contact/limits.ts";
import { originSecrets } from "#functions/shared/comes-through-cdn.ts";
import { optionalEnv, requireEnv } from "#functions/shared/env.ts";
import { observe } from "#functions/shared/observe.ts";
import { createClients, timeoutsTimes } from "./clients.ts";
import { createHandlers } from "./create-handlers.ts";
import type { Receiver } from "./receive.ts";

const clients = createClients(
	timeoutsTimes(Number(optionalEnv("TIMEOUT_FACTOR") ?? 1)),
);

const receiver: Receiver = {
	table: { client: clients.messages, name: requireEnv("MESSAGES_TABLE") },
	mailer: {
		client: clients.ses,
		from: requireEnv("MAIL_FROM"),
		to: requireEnv("MAIL_TO").split(","),
		configurationSet: optionalEnv("SES_CONFIGURATION_SET"),
	},
	rateLimit: {
		table: {
			client: clients.rateLimits,
			name: requireEnv("RATE_LIMITS_TABLE"),
		},
		secret: requireEnv("RATE_LIMIT_KEY"),
		messagesPerHour: Number(
			optionalEnv("MESSAGES_PER_HOUR") ?? messagesPerHour,
		),
	},
	origins: requireEnv("SITE_ORIGIN").split(","),
	originSecrets: originSecrets(),
	now: Date.now,
};

const contact = createHandlers(receiver);

/** POST /api/contact. */
export const handler = observe(contact.respond);

/** Runs on a schedule, every minute. */
export const resend = observe(contact.resend);

/** Called by SES, through SNS, for every mail that bounces. */
export const bounced = observe(contact.bounced);
