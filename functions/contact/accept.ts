import { messageDays } from "#content/contact/limits.ts";
import type { ContactMessage } from "#content/contact/schema.ts";
import { contactWords } from "#content/contact/words.ts";
import { metricNames } from "#content/operations.ts";
import { type HttpEvent, header } from "#functions/shared/http.ts";
import { describeError, log } from "#functions/shared/log.ts";
import { count } from "#functions/shared/metrics.ts";
import type { Refusal } from "./answer.ts";
import { giveUpAfterMs, leaseMs } from "./back-off.ts";
import { type Delivery, deliver } from "./deliver.ts";
import type { StoredMessage } from "./message.ts";
import { isFormPost } from "./parse.ts";
import { countMessage, type RateLimit, uncountMessage } from "./rate-limit.ts";
import { referenceOf, referenceOfForm } from "./reference.ts";
import { hasMessage, storeMessage } from "./store.ts";
import { viewerAddress } from "./viewer.ts";

export type Acceptor = Delivery & {
	rateLimit: RateLimit;
	/** Origins that may post. */
	origins: string[];
	now: () => number;
};

/**
 * Stores a message and makes the first attempt to mail it.
 * @returns null once it is stored, however the mail went
 */
export async function accept(
	acceptor: Acceptor,
	event: HttpEvent,
	message: ContactMessage,
): Promise<Refusal | null> {
	const stored = toStored(acceptor, event, message);
	const { table, rateLimit, now } = acceptor;
	const { id: reference, receivedAt } = stored;
	const address = viewerAddress(event);
	const waitSeconds = await countMessage(rateLimit, address, receivedAt);
	try {
		if (waitSeconds > 0) {
			// A retry of what is stored already is no further message.
			const isRetry = await hasMessage(table, reference, receivedAt);
			return isRetry ? null : tooMany(waitSeconds);
		}
		if (!(await storeMessage(table, stored))) {
			await uncountMessage(rateLimit, address, receivedAt);
			return null;
		}
	} catch (error) {
		log.error("contact message not stored", describeError(error));
		count(metricNames.messagesNotStored);
		await uncountMessage(rateLimit, address, receivedAt);
		return { statusCode: 503, words: contactWords.unreachable };
	}
	log.info("contact message stored", { reference });
	count(metricNames.messagesStored);
	await deliver(acceptor, stored, now);
	return null;
}

function toStored(
	{ now, origins, rateLimit }: Acceptor,
	event: HttpEvent,
	message: ContactMessage,
): StoredMessage {
	const receivedAt = now();
	return {
		id: isFormPost(event)
			? referenceOfForm(
					message,
					viewerAddress(event),
					rateLimit.secret,
					receivedAt,
				)
			: referenceOf(message, header(event, "idempotency-key")),
		...message,
		state: "received",
		// The first attempt follows at once, by this instance.
		attempts: 1,
		receivedAt,
		nextAttemptAt: receivedAt + leaseMs,
		giveUpAt: receivedAt + giveUpAfterMs,
		expiresAt: Math.ceil(receivedAt / 1_000) + messageDays * 86_400,
		page: pageOf(header(event, "referer"), origins),
	};
}

function pageOf(referrer: string | undefined, origins: string[]): string {
	const url = referrer && URL.canParse(referrer) ? new URL(referrer) : null;
	return url && origins.includes(url.origin)
		? `${url.pathname}${url.search}`.slice(0, 200)
		: "";
}

function tooMany(waitSeconds: number): Refusal {
	log.info("contact message refused", { status: 429 });
	return {
		statusCode: 429,
		words: contactWords.tooMany,
		headers: { "retry-after": String(waitSeconds) },
	};
}
