import type { ContactMessage } from "#content/contact/schema.ts";

/**
 * received: stored, first mail not yet confirmed. waiting: mail failed, tried again at
 * `nextAttemptAt`. sent: mailed. failed: a day of attempts is over; an operator decides.
 * bounced: mailed, and the mail service gave it back; an operator decides. suspect: looks
 * like a bot's; not mailed unless an operator or a second press of Send releases it.
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
	/** Epoch milliseconds; absent when nothing is left to do, which keeps the index small. */
	nextAttemptAt?: number | undefined;
	/** After this time an attempt that fails is the last one. Epoch milliseconds. */
	giveUpAt: number;
	/** When an attempt after `giveUpAt` began: there is no other after it. Epoch milliseconds. */
	lastAttemptAt?: number | undefined;
	/** Epoch seconds, as DynamoDB's TTL wants it. */
	expiresAt: number;
	/** Path of the page that the form was on; empty where the browser does not tell. */
	page: string;
	/** Why it is, or was before its release, a suspect. */
	suspicion?: Suspicion | undefined;
	sentAt?: number | undefined;
	/** The mail service's name of the mail that is out. */
	mailId?: string | undefined;
	/** The same of the last mail that came back. */
	bouncedMailId?: string | undefined;
	lastError?: string | undefined;
};
