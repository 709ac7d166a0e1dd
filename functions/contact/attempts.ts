import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import {
	type Table,
	UnexpectedResponseError,
	update,
	updateAndRead,
} from "#functions/shared/table.ts";
import { leaseUntil } from "./back-off.ts";
import type { StoredMessage, unmailedStates } from "./message.ts";
import { type Row, readRow } from "./row.ts";

/** Finds messages whose next attempt is due, longest overdue first, as the index returns them. */
export async function findDueMessages(
	table: Table,
	state: (typeof unmailedStates)[number],
	now: number,
	limit: number,
): Promise<Row[]> {
	const { Items } = await table.client.send(
		new QueryCommand({
			TableName: table.name,
			IndexName: "byState",
			KeyConditionExpression: "#state = :state AND nextAttemptAt <= :now",
			ExpressionAttributeNames: { "#state": "state" },
			ExpressionAttributeValues: { ":state": state, ":now": now },
			Limit: limit,
		}),
	);
	if (!Items) throw new UnexpectedResponseError("no list of messages");
	return Items.map(readRow);
}

/**
 * Claims a due message for one attempt, so that no other instance sends it at the same time. The
 * next attempt is scheduled straight away, as if this one had failed: a crashed attempt therefore
 * backs off too. An attempt that begins after `giveUpAt` is marked as the final one.
 * @returns null if another instance was faster, or the message has been erased or has expired
 */
export async function claimMessage(
	table: Table,
	due: StoredMessage,
	now: number,
): Promise<StoredMessage | null> {
	const attempts = due.attempts + 1;
	const isFinal = now >= due.giveUpAt;
	const attributes = await updateAndRead(table, {
		key: { id: due.id },
		set: {
			nextAttemptAt: leaseUntil(due.giveUpAt, attempts, now, Math.random()),
			attempts,
			...(isFinal && { finalAttemptAt: now }),
		},
		condition: "nextAttemptAt = :seen AND expiresAt > :seconds",
		values: { seen: due.nextAttemptAt, seconds: now / 1_000 },
	});
	if (attributes === null) return null;
	const row = readRow(attributes);
	if (row.status === "message") return row.message;
	throw new UnexpectedResponseError("no message");
}

/** Records that the mail was sent. Does nothing if the message has since been erased or the mail has bounced. */
export async function markSent(
	table: Table,
	id: string,
	mailId: string,
	now: number,
): Promise<void> {
	await update(table, {
		key: { id },
		set: { state: "sent", sentAt: now, mailId },
		remove: ["nextAttemptAt", "finalAttemptAt", "lastError"],
		condition:
			"attribute_exists(id) AND (attribute_not_exists(bouncedMailId) OR bouncedMailId <> :mailId)",
	});
}

/**
 * Records a failed attempt, unless a later attempt has been made in the meantime.
 * @param nextAttemptAt null if this was the final attempt
 */
export async function markUnsent(
	table: Table,
	message: StoredMessage,
	nextAttemptAt: number | null,
	lastError: string,
): Promise<void> {
	const isFinal = nextAttemptAt === null;
	await update(table, {
		key: { id: message.id },
		set: {
			state: isFinal ? "failed" : "waiting",
			lastError,
			...(!isFinal && { nextAttemptAt }),
		},
		remove: isFinal ? ["nextAttemptAt"] : [],
		condition: "attempts = :attempts AND #state IN (:received, :waiting)",
		values: {
			attempts: message.attempts,
			received: "received",
			waiting: "waiting",
		},
	});
}

/**
 * Stops the attempts for a due row that has not changed since it was read; an operator must look at it.
 * @returns false if the row has changed
 */
export function markFailed(
	table: Table,
	due: { id: string; nextAttemptAt?: unknown },
	lastError: string,
): Promise<boolean> {
	return update(table, {
		key: { id: due.id },
		set: { state: "failed", lastError },
		remove: ["nextAttemptAt"],
		condition: "nextAttemptAt = :seen",
		values: { seen: due.nextAttemptAt },
	});
}

/**
 * Records that a mail bounced. Recording the same bounce again succeeds: when a response is lost,
 * the client's own retry looks like a repeated event.
 * @returns false if another mail for this message has been sent or is due, or the message was erased
 */
export function markBounced(
	table: Table,
	id: string,
	bouncedMailId: string,
	lastError: string,
): Promise<boolean> {
	return update(table, {
		key: { id },
		set: { state: "bounced", bouncedMailId, lastError },
		remove: ["nextAttemptAt", "finalAttemptAt"],
		condition:
			"attribute_exists(id) AND (attribute_not_exists(mailId) OR mailId = :bouncedMailId) AND (attribute_not_exists(bouncedMailId) OR bouncedMailId <> :bouncedMailId OR #state = :state)",
	});
}
