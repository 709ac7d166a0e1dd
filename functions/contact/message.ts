import type { ContactMessage } from "#content/contact/schema.ts";

/**
 * received: stored, first mail not yet confirmed. waiting: mail failed, tried again at
 * `nextAttemptAt`. sent: mailed. failed: a day of attempts is over; an operator decides.
 * bounced: mailed, and the mail service returned it; an operator decides. suspect: looks
 * like a bot's; not mailed unless an operator releases it or the visitor sends it again.
 */
export const messageStates = [
	"received",
	"waiting",
	"sent",
	"failed",
	"bounced",
	"suspect",
] as const;
export type MessageState = (typeof messageStates)[number];

/** What a bot does: fill in the honeypot, or send the form faster than a person can. */
export const suspicions = ["honeypot", "quick"] as const;
export type Suspicion = (typeof suspicions)[number];

export type StoredMessage = ContactMessage & {
	/** Also the reference that operators and visitors quote. */
	id: string;
	state: MessageState;
	attempts: number;
	/** Epoch milliseconds. */
	receivedAt: number;
	/** Epoch milliseconds; absent when nothing is left to do, so that the index stays small. */
	nextAttemptAt?: number | undefined;
	/** After this time an attempt that fails is the last one. Epoch milliseconds. */
	giveUpAt: number;
	/** When the last attempt began, which is the first after `giveUpAt`. Epoch milliseconds. */
	lastAttemptAt?: number | undefined;
	/** Epoch seconds, as DynamoDB's TTL wants it. */
	expiresAt: number;
	/** Path of the page that the form was on; empty where the browser does not send it. */
	page: string;
	/** Why it is, or was before its release, a suspect. */
	suspicion?: Suspicion | undefined;
	sentAt?: number | undefined;
	/** The mail service's id of the last mail that was sent. */
	mailId?: string | undefined;
	/** Its id of the last mail that bounced. */
	bouncedMailId?: string | undefined;
	lastError?: string | undefined;
};
