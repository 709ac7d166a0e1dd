import type { ContactMessage } from "#content/contact/schema.ts";
import * as contactWords from "#content/copy/interface/contact.yaml";
import { metricNames } from "#content/operations.ts";
import type { HttpEvent } from "#functions/shared/http.ts";
import { describeError, log } from "#functions/shared/log.ts";
import { count } from "#functions/shared/metrics.ts";
import { type Delivery, deliver } from "./deliver.ts";
import type { StoredMessage, Suspicion } from "./message.ts";
import { countMessage, type RateLimit, uncountMessage } from "./rate-limit.ts";
import type { Refusal } from "./responses.ts";
import { acceptSuspect, hasMessage, storeMessage } from "./store.ts";
import { findReference, toStored } from "./to-stored.ts";
import { viewerIp } from "./viewer.ts";

export type Acceptor = Delivery & {
	rateLimit: RateLimit;
	/** Origins that may post. */
	origins: string[];
	now: () => number;
};

export type Acceptance =
	| { status: "stored"; reference: string }
	| { status: "refused"; refusal: Refusal };

// Once this much time has passed, the response no longer waits for the mail: the schedule sends it.
const latestMailMs = 6_000;

/**
 * Stores a message and, unless it is suspect, makes the first attempt to mail it.
 * @returns "stored" even if the mail failed
 */
export async function accept(
	acceptor: Acceptor,
	event: HttpEvent,
	message: ContactMessage,
	suspicion: Suspicion | null,
): Promise<Acceptance> {
	const { rateLimit, now } = acceptor;
	const receivedAt = now();
	const ip = viewerIp(event);
	const { waitSeconds, isCounted } = await countMessage(
		rateLimit,
		ip,
		receivedAt,
	);
	const uncount = async () => {
		if (isCounted) await uncountMessage(rateLimit, ip, receivedAt);
	};
	let stored: Stored | null;
	try {
		const id = await findReference(acceptor, event, message, receivedAt);
		const row = toStored(acceptor, event, message, {
			id,
			receivedAt,
			suspicion,
		});
		stored = await store(acceptor, row, waitSeconds === 0);
	} catch (error) {
		log.error("contact message not stored", describeError(error));
		count(metricNames.messagesNotStored);
		await uncount();
		const refusal = { statusCode: 503, reason: contactWords.unreachable };
		return { status: "refused", refusal };
	}
	if (!stored) return tooMany(waitSeconds);
	if (!stored.isNew) await uncount();
	if (stored.toMail && now() - receivedAt < latestMailMs) {
		await deliver(acceptor, stored.toMail, now);
	}
	return { status: "stored", reference: stored.reference };
}

type Stored = {
	reference: string;
	isNew: boolean;
	/** Left out if it has been mailed, or waits for its next attempt, or looks like a bot's. */
	toMail?: StoredMessage;
};

/**
 * Puts a message into the table, unless it is already there. A stored suspect that is sent again
 * without signs of a bot becomes an ordinary message.
 * @param mayStore false once the rate limit is reached: then only retries of stored messages succeed
 * @returns null if it is not in the table
 */
async function store(
	{ table, now }: Acceptor,
	row: StoredMessage,
	mayStore: boolean,
): Promise<Stored | null> {
	const { id: reference, suspicion } = row;
	if (mayStore && (await storeMessage(table, row))) {
		if (!suspicion) return storedToMail(row, true);
		log.info("contact message held as suspect", {
			reference,
			reason: suspicion,
		});
		count(metricNames.messagesSuspect);
		return { reference, isNew: true };
	}
	const released = suspicion ? null : await acceptSuspect(table, row);
	if (released) return storedToMail(released, false);
	const isStored = mayStore || (await hasMessage(table, reference, now()));
	return isStored ? { reference, isNew: false } : null;
}

function storedToMail(message: StoredMessage, isNew: boolean): Stored {
	const { id: reference } = message;
	log.info("contact message stored", { reference });
	count(metricNames.messagesStored);
	return { reference, isNew, toMail: message };
}

function tooMany(waitSeconds: number): Acceptance {
	log.info("contact message refused", { status: 429 });
	const headers = { "retry-after": String(waitSeconds) };
	const refusal = { statusCode: 429, reason: contactWords.tooMany, headers };
	return { status: "refused", refusal };
}
