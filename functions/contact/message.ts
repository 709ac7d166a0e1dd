import * as z from "zod/mini";
import type { ContactMessage } from "#content/contact/schema.ts";

/**
 * received: stored, first mail not yet confirmed. waiting: mail failed, to be retried at
 * `nextAttemptAt`. sent: mailed. failed: a day of attempts has failed; an operator decides.
 * bounced: mailed, but reported as bounced or as spam; an operator decides. suspect: looks like a
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

/** The last error of a row that the schedule gave up because it could not read it. */
export const unreadable = "Unreadable";

/** Signs of a bot: it fills in the honeypot, or sends the form faster than a person can. */
const suspicions = ["honeypot", "quick"] as const;
export type Suspicion = (typeof suspicions)[number];

/** A time in a row, within the range of Date; larger values cannot even be written back. */
export const rowTime = z.number().check(z.positive(), z.lte(8.64e15));

/** The attributes of a message's row, besides the form's fields. */
export const ownAttributes = {
	/** Also the reference that operators and visitors quote. */
	id: z.string(),
	state: z.enum(messageStates),
	attempts: z._default(z.number().check(z.nonnegative(), z.lte(1e6)), 0),
	/** Epoch milliseconds. */
	receivedAt: rowTime,
	/** Epoch milliseconds; absent once nothing is left to do, so that the index stays small. */
	nextAttemptAt: z.optional(rowTime),
	/** After this time, a failing attempt is the last. Epoch milliseconds. */
	giveUpAt: rowTime,
	/** When the final attempt began: the first one after `giveUpAt`. Absent until then. Epoch milliseconds. */
	finalAttemptAt: z.optional(rowTime),
	/** Epoch seconds, as DynamoDB's TTL requires. */
	expiresAt: rowTime,
	/** Path of the page the form was on; empty if the browser does not send it, or the form was on the response page. */
	page: z._default(z.string(), ""),
	/** Why it is suspect, or was until its release. */
	suspicion: z.optional(z.enum(suspicions)),
	sentAt: z.optional(rowTime),
	/** The mail service's id of the last mail sent. */
	mailId: z.optional(z.string()),
	/** The mail service's id of the last mail that bounced or that an operator has replaced by queueing the message again. */
	bouncedMailId: z.optional(z.string()),
	lastError: z.optional(z.string()),
};

export type StoredMessage = ContactMessage &
	z.infer<z.ZodMiniObject<typeof ownAttributes>>;
