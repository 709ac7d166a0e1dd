import type { ContactMessage } from "#content/contact/schema.ts";

/**
 * received: stored, first mail not yet confirmed. waiting: mail failed, tried again at
 * `nextAttemptAt`. sent: mailed. failed: a day of attempts is over; an operator decides.
 */
export type MessageState = "received" | "waiting" | "sent" | "failed";

export type StoredMessage = ContactMessage & {
	/** Also the reference that operators and visitors quote. */
	id: string;
	state: MessageState;
	attempts: number;
	/** Epoch milliseconds. */
	receivedAt: number;
	/** Epoch milliseconds; absent when nothing is left to do, which keeps the index small. */
	nextAttemptAt?: number;
	/** After this time an attempt that fails is the last one. Epoch milliseconds. */
	giveUpAt: number;
	/** Epoch seconds, as DynamoDB's TTL wants it. */
	expiresAt: number;
	/** Path of the page that the form was on; empty where the browser does not tell. */
	page: string;
	sentAt?: number;
	lastError?: string;
};
