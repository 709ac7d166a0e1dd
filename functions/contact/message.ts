import type { ContactMessage } from "#content/contact/schema.ts";

/**
 * received: stored, first mail not yet confirmed. waiting: mail failed, to be retried at
 * `nextAttemptAt`. sent: mailed. failed: a day of attempts has failed; an operator decides.
 * bounced: mailed, but the mail service returned it; an operator decides. suspect: looks like a
 * bot's; not mailed unless an operator releases it or the visitor sends it again.
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

/** States in which the schedule mails a message once its next attempt is due. */
export const unmailedStates = [
	"received",
	"waiting",
] as const satisfies readonly MessageState[];

/** Signs of a bot: it fills in the honeypot, or sends the form faster than a person can. */
export const suspicions = ["honeypot", "quick"] as const;
export type Suspicion = (typeof suspicions)[number];

export type StoredMessage = ContactMessage & {
	/** Also the reference that operators and visitors quote. */
	id: string;
	state: MessageState;
	attempts: number;
	/** Epoch milliseconds. */
	receivedAt: number;
	/** Epoch milliseconds; absent once nothing is left to do, so that the index stays small. */
	nextAttemptAt?: number | undefined;
	/** After this time, a failing attempt is the last. Epoch milliseconds. */
	giveUpAt: number;
	/** When the final attempt began: the first one after `giveUpAt`. Absent until then. Epoch milliseconds. */
	finalAttemptAt?: number | undefined;
	/** Epoch seconds, as DynamoDB's TTL requires. */
	expiresAt: number;
	/** Path of the page the form was on; empty if the browser does not send it, or the form was on the response page. */
	page: string;
	/** Why it is suspect, or was until its release. */
	suspicion?: Suspicion | undefined;
	sentAt?: number | undefined;
	/** The mail service's id of the last mail sent. */
	mailId?: string | undefined;
	/** The mail service's id of the last mail that bounced or that an operator has replaced by queueing the message again. */
	bouncedMailId?: string | undefined;
	lastError?: string | undefined;
};
