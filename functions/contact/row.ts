import * as z from "zod/mini";
import { messageStates, type StoredMessage, suspicions } from "./message.ts";

// As far as a Date goes; more cannot even be written back.
const time = z.number().check(z.positive(), z.lte(8.64e15));

// Loose: an attribute that somebody added by hand is no reason to refuse the rest.
const rowSchema = z.looseObject({
	id: z.string(),
	state: z.enum(messageStates),
	attempts: z._default(z.number().check(z.nonnegative(), z.lte(1e6)), 0),
	receivedAt: time,
	nextAttemptAt: z.optional(time),
	giveUpAt: time,
	lastAttemptAt: z.optional(time),
	expiresAt: time,
	page: z._default(z.string(), ""),
	suspicion: z.optional(z.enum(suspicions)),
	sentAt: z.optional(time),
	mailId: z.optional(z.string()),
	bouncedMailId: z.optional(z.string()),
	lastError: z.optional(z.string()),
	name: z.string(),
	phone_number: z._default(z.string(), ""),
	email_address: z.string(),
	category: z._default(z.string(), ""),
	message: z.string(),
});

/** A row of the table of messages: a message, or what somebody made by hand and does not fit. */
export type Row = { status: "message"; message: StoredMessage } | UnreadableRow;

export type UnreadableRow = {
	status: "unreadable";
	/** Its key; every row has one. */
	id: string;
	/** Names of the attributes that are missing or of another type. */
	wrong: string[];
	attributes: Record<string, unknown>;
};

/** Reads a row where it enters. Never throws. */
export function readRow(attributes: Record<string, unknown>): Row {
	const result = rowSchema.safeParse(attributes);
	if (result.success) return { status: "message", message: result.data };
	const wrong = result.error.issues.map(({ path }) => String(path[0]));
	return {
		status: "unreadable",
		id: String(attributes.id),
		wrong: [...new Set(wrong)],
		attributes,
	};
}
