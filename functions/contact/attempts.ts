import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { leaseUntil } from "./back-off.ts";
import type { StoredMessage } from "./message.ts";
import { type Row, readRow } from "./row.ts";
import { type Table, UnexpectedResponseError, update } from "./write.ts";

const named = { "#state": "state" };

/** Messages whose next attempt is due, longest overdue first, as the index returns them. */
export async function findDueMessages(
	table: Table,
	state: "received" | "waiting",
	now: number,
	limit: number,
): Promise<Row[]> {
	const { Items } = await table.client.send(
		new QueryCommand({
			TableName: table.name,
			IndexName: "byState",
			KeyConditionExpression: "#state = :state AND nextAttemptAt <= :now",
			ExpressionAttributeNames: named,
			ExpressionAttributeValues: { ":state": state, ":now": now },
			Limit: limit,
		}),
	);
	if (!Items) throw new UnexpectedResponseError("no list of messages");
	return Items.map(readRow);
}

/**
 * Takes a due message for one attempt, so that no other instance sends it meanwhile. Its
 * next attempt is set at once, as if this one failed: a crashed attempt backs off
 * as well, and one that begins after `giveUpAt` is marked as the last.
 * @returns null when another instance was faster, or the message is erased or expired
 */
export async function claimMessage(
	table: Table,
	due: StoredMessage,
	now: number,
): Promise<StoredMessage | null> {
	const attempts = due.attempts + 1;
	const isLast = now >= due.giveUpAt;
	const attributes = await update(table, {
		Key: { id: due.id },
		UpdateExpression: `SET nextAttemptAt = :lease, attempts = :attempts${isLast ? ", lastAttemptAt = :now" : ""}`,
		ConditionExpression: "nextAttemptAt = :seen AND expiresAt > :seconds",
		ExpressionAttributeValues: {
			":lease": leaseUntil(due.giveUpAt, attempts, now, Math.random()),
			":attempts": attempts,
			":seen": due.nextAttemptAt,
			":seconds": now / 1_000,
			...(isLast && { ":now": now }),
		},
		ReturnValues: "ALL_NEW",
	});
	if (attributes === null) return null;
	const row = readRow(attributes);
	if (row.status === "message") return row.message;
	throw new UnexpectedResponseError("no message");
}

/** Records that the mail has been sent. Does nothing when the message was erased, or the mail bounced, meanwhile. */
export async function markSent(
	table: Table,
	id: string,
	mailId: string,
	now: number,
): Promise<void> {
	await update(table, {
		Key: { id },
		UpdateExpression:
			"SET #state = :sent, sentAt = :now, mailId = :mail REMOVE nextAttemptAt, lastAttemptAt, lastError",
		ConditionExpression:
			"attribute_exists(id) AND (attribute_not_exists(bouncedMailId) OR bouncedMailId <> :mail)",
		ExpressionAttributeNames: named,
		ExpressionAttributeValues: {
			":sent": "sent",
			":now": now,
			":mail": mailId,
		},
	});
}

/**
 * Records a failed attempt, unless a later attempt has been made meanwhile.
 * @param nextAttemptAt null when this was the last one
 */
export async function markUnsent(
	table: Table,
	message: StoredMessage,
	nextAttemptAt: number | null,
	lastError: string,
): Promise<void> {
	const failed = nextAttemptAt === null;
	await update(table, {
		Key: { id: message.id },
		UpdateExpression: failed
			? "SET #state = :state, lastError = :error REMOVE nextAttemptAt"
			: "SET #state = :state, lastError = :error, nextAttemptAt = :next",
		ConditionExpression:
			"attempts = :attempts AND #state IN (:received, :waiting)",
		ExpressionAttributeNames: named,
		ExpressionAttributeValues: {
			":state": failed ? "failed" : "waiting",
			":error": lastError,
			":attempts": message.attempts,
			":received": "received",
			":waiting": "waiting",
			...(!failed && { ":next": nextAttemptAt }),
		},
	});
}

/**
 * Ends the attempts at a due row that was not changed meanwhile: an operator must read it.
 * @returns false where the row has been changed
 */
export async function markFailed(
	table: Table,
	due: { id: string; nextAttemptAt: unknown },
	lastError: string,
): Promise<boolean> {
	const done = await update(table, {
		Key: { id: due.id },
		UpdateExpression:
			"SET #state = :failed, lastError = :error REMOVE nextAttemptAt",
		ConditionExpression: "nextAttemptAt = :seen",
		ExpressionAttributeNames: named,
		ExpressionAttributeValues: {
			":failed": "failed",
			":error": lastError,
			":seen": due.nextAttemptAt,
		},
	});
	return done !== null;
}

/**
 * Records that a mail bounced. Where that is recorded already it is so again: the client's own
 * retry, after a response that was lost, looks like a repeated event.
 * @returns false where another mail of the message has been sent or is to be, or the message is erased
 */
export async function markBounced(
	table: Table,
	id: string,
	mailId: string,
	reason: string,
): Promise<boolean> {
	const done = await update(table, {
		Key: { id },
		UpdateExpression:
			"SET #state = :bounced, bouncedMailId = :mail, lastError = :reason REMOVE nextAttemptAt, lastAttemptAt",
		ConditionExpression:
			"attribute_exists(id) AND (attribute_not_exists(mailId) OR mailId = :mail) AND (attribute_not_exists(bouncedMailId) OR bouncedMailId <> :mail OR #state = :bounced)",
		ExpressionAttributeNames: named,
		ExpressionAttributeValues: {
			":bounced": "bounced",
			":mail": mailId,
			":reason": reason,
		},
	});
	return done !== null;
}
