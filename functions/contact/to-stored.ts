import { messageDays, suspectDays } from "#content/contact/limits.ts";
import type { ContactMessage } from "#content/contact/schema.ts";
import { apiPaths } from "#content/routes.ts";
import { type HttpEvent, header } from "#functions/shared/http.ts";
import type { Acceptor } from "./accept.ts";
import { giveUpAfterMs, leaseMs } from "./back-off.ts";
import { isOwnOrigin } from "./guard.ts";
import type { StoredMessage, Suspicion } from "./message.ts";
import { isFormPost } from "./parse.ts";
import { dayMs, referenceOf, referencesOfForm } from "./reference.ts";
import { hasMessage } from "./store.ts";
import { viewerIp } from "./viewer.ts";

/** Finds the reference of a message: the one it is already stored under, or a new one. */
export async function findReference(
	{ table, rateLimit }: Acceptor,
	event: HttpEvent,
	message: ContactMessage,
	now: number,
): Promise<string> {
	if (!isFormPost(event)) {
		return referenceOf(message, header(event, "idempotency-key"));
	}
	const ip = viewerIp(event);
	const { today, yesterday } = referencesOfForm(
		message,
		ip,
		rateLimit.secret,
		now,
	);
	// A plain form has no key and its reference depends on the day, but sent before and again after midnight it is one message.
	const isRetry = await hasMessage(table, yesterday, now, now - dayMs);
	return isRetry ? yesterday : today;
}

/** Builds the row of a message that has just been received. */
export function toStored(
	{ origins }: Acceptor,
	event: HttpEvent,
	message: ContactMessage,
	{
		id,
		receivedAt,
		suspicion,
	}: { id: string; receivedAt: number; suspicion: Suspicion | null },
): StoredMessage {
	const days = suspicion ? suspectDays : messageDays;
	return {
		id,
		...message,
		receivedAt,
		giveUpAt: receivedAt + giveUpAfterMs,
		expiresAt: Math.ceil(receivedAt / 1_000) + days * 86_400,
		page: pageOf(event, origins),
		...(suspicion
			? { state: "suspect", attempts: 0, suspicion }
			: {
					state: "received",
					// This instance makes the first attempt straight away.
					attempts: 1,
					nextAttemptAt: receivedAt + leaseMs,
				}),
	};
}

/** Returns the path of the page the form was on, if the browser sends it; the response page has none. */
function pageOf(event: HttpEvent, origins: string[]): string {
	const referrer = header(event, "referer");
	const url = referrer && URL.canParse(referrer) ? new URL(referrer) : null;
	return url &&
		isOwnOrigin(event, url.origin, origins) &&
		url.pathname !== apiPaths.contact
		? `${url.pathname}${url.search}`.slice(0, 200)
		: "";
}
