import { messagesPerHour } from "#content/contact/limits.ts";
import { contactWords } from "#content/contact/words.ts";
import { optionalEnv, requireEnv } from "#functions/shared/env.ts";
import {
	type HttpEvent,
	type HttpResult,
	json,
} from "#functions/shared/http.ts";
import { describeError, log } from "#functions/shared/log.ts";
import { createClients } from "./clients.ts";
import { type Receiver, receive } from "./receive.ts";
import { resendDue } from "./resend.ts";

const clients = createClients();

const receiver: Receiver = {
	table: { client: clients.messages, name: requireEnv("MESSAGES_TABLE") },
	mailer: {
		client: clients.ses,
		from: requireEnv("MAIL_FROM"),
		to: requireEnv("MAIL_TO").split(","),
		configurationSet: optionalEnv("SES_CONFIGURATION_SET"),
	},
	rateLimit: {
		client: clients.rateLimits,
		tableName: requireEnv("RATE_LIMITS_TABLE"),
		secret: requireEnv("RATE_LIMIT_KEY"),
		messagesPerHour: Number(
			optionalEnv("MESSAGES_PER_HOUR") ?? messagesPerHour,
		),
	},
	origins: requireEnv("SITE_ORIGIN").split(","),
	originSecrets: optionalEnv("ORIGIN_SECRET")?.split(",") ?? [],
	now: Date.now,
};

/** POST /api/contact. */
export async function handler(event: HttpEvent): Promise<HttpResult> {
	try {
		return await receive(receiver, event);
	} catch (error) {
		log.error("contact request crashed", describeError(error));
		return json(500, { message: contactWords.rejected });
	}
}

/** Runs on a schedule, each minute. */
export async function resend(
	_event: unknown,
	context?: { getRemainingTimeInMillis(): number },
): Promise<{ sent: number }> {
	// One handful takes as long as its slowest mail and the marks around it.
	const hasTime = () =>
		context === undefined || context.getRemainingTimeInMillis() > 13_000;
	return { sent: await resendDue(receiver, Date.now, hasTime) };
}
