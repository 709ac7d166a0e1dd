import type { ContactMessage } from "#content/contact/schema.ts";
import { contactWords } from "#content/contact/words.ts";
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
import { viewerAddress } from "./viewer.ts";

export type Acceptor = Delivery & {
	rateLimit: RateLimit;
	/** Origins that may post. */
	origins: string[];
	now: () => number;
};

export type Outcome =
	| { status: "stored"; reference: string }
	| { status: "refused"; refusal: Refusal };

// Later than this the answer does not wait for the mail as well; the schedule sends it.
const latestMailMs = 6_000;

/**
 * Stores a message and, unless it is a suspect, makes the first attempt to mail it.
 * @returns stored however the mail went
 */
export async function accept(
	acceptor: Acceptor,
	event: HttpEvent,
	message: ContactMessage,
	suspicion: Suspicion | null,
): Promise<Outcome> {
	const { rateLimit, now } = acceptor;
	const receivedAt = now();
	const address = viewerAddress(event);
	const waitSeconds = await countMessage(rateLimit, address, receivedAt);
	const uncount = () => uncountMessage(rateLimit, address, receivedAt);
	let kept: Kept;
	try {
		const id = await findReference(acceptor, event, message, receivedAt);
		const stored = toStored(acceptor, event, message, {
			id,
			receivedAt,
			suspicion,
		});
		kept = await keep(acceptor, stored, waitSeconds === 0);
	} catch (error) {
		log.error("contact message not stored", describeError(error));
		count(metricNames.messagesNotStored);
		await uncount();
		return refused({ statusCode: 503, words: contactWords.unreachable });
	}
	if (kept.status === "refused") return tooMany(waitSeconds);
	if (!kept.isNew && waitSeconds === 0) await uncount();
	if (kept.status === "to-mail" && now() - receivedAt < latestMailMs) {
		await deliver(acceptor, kept.message, now);
	}
	return { status: "stored", reference: kept.reference };
}

type Kept =
	| {
			status: "to-mail";
			reference: string;
			isNew: boolean;
			message: StoredMessage;
	  }
	| { status: "kept"; reference: string; isNew: boolean }
	| { status: "refused" };

/**
 * Puts a message into the table. One that is there already is not stored again; but where
 * it is a suspect and came again as a person sends it, it becomes an ordinary message.
 * @param mayStore false where the rate limit is reached: only what is there counts then
 */
async function keep(
	{ table, now }: Acceptor,
	stored: StoredMessage,
	mayStore: boolean,
): Promise<Kept> {
	const { id: reference, suspicion } = stored;
	if (mayStore && (await storeMessage(table, stored))) {
		if (suspicion) {
			log.info("contact message suspect", { reference, reason: suspicion });
			count(metricNames.messagesSuspect);
			return { status: "kept", reference, isNew: true };
		}
		return toMail(stored, true);
	}
	const released = suspicion ? null : await acceptSuspect(table, stored);
	if (released) return toMail(released, false);
	const isThere = mayStore || (await hasMessage(table, reference, now()));
	return isThere
		? { status: "kept", reference, isNew: false }
		: { status: "refused" };
}

function toMail(message: StoredMessage, isNew: boolean): Kept {
	const { id: reference } = message;
	log.info("contact message stored", { reference });
	count(metricNames.messagesStored);
	return { status: "to-mail", reference, isNew, message };
}

function tooMany(waitSeconds: number): Outcome {
	log.info("contact message refused", { status: 429 });
	return refused({
		statusCode: 429,
		words: contactWords.tooMany,
		headers: { "retry-after": String(waitSeconds) },
	});
}

function refused(refusal: Refusal): Outcome {
	return { status: "refused", refusal };
}
