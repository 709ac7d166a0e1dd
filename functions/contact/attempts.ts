import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { leaseUntil } from "./back-off.ts";
import type { StoredMessage, unmailedStates } from "./message.ts";
import { type Row, readRow } from "./row.ts";
import { type Table, UnexpectedResponseError, update } from "./write.ts";

const stateAlias = { "#state": "state" };

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
			ExpressionAttributeNames: stateAlias,
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
 * backs off too. An attempt that begins after `giveUpAt` is marked as the last.
 * @returns null if another instance was faster, or the message has been erased or has expired
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

/** Records that the mail was sent. Does nothing if the message has since been erased or the mail has bounced. */
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
		ExpressionAttributeNames: stateAlias,
		ExpressionAttributeValues: {
			":sent": "sent",
			":now": now,
			":mail": mailId,
		},
	});
}

/**
 * Records a failed attempt, unless a later attempt has been made in the meantime.
 * @param nextAttemptAt null if this was the last attempt
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
		ExpressionAttributeNames: stateAlias,
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
 * Stops the attempts for a due row that has not changed since it was read; an operator must look at it.
 * @returns false if the row has changed
 */
export async function markFailed(
	table: Table,
	due: { id: string; nextAttemptAt?: unknown },
	lastError: string,
): Promise<boolean> {
	const updated = await update(table, {
		Key: { id: due.id },
		UpdateExpression:
			"SET #state = :failed, lastError = :error REMOVE nextAttemptAt",
		ConditionExpression: "nextAttemptAt = :seen",
		ExpressionAttributeNames: stateAlias,
		ExpressionAttributeValues: {
			":failed": "failed",
			":error": lastError,
			":seen": due.nextAttemptAt,
		},
	});
	return updated !== null;
}

/**
 * Records that a mail bounced. Recording the same bounce again succeeds: when a response is lost,
 * the client's own retry looks like a repeated event.
 * @returns false if another mail for this message has been sent or is due, or the message was erased
 */
export async function markBounced(
	table: Table,
	id: string,
	mailId: string,
	reason: string,
): Promise<boolean> {
	const updated = await update(table, {
		Key: { id },
		UpdateExpression:
			"SET #state = :bounced, bouncedMailId = :mail, lastError = :reason REMOVE nextAttemptAt, lastAttemptAt",
		ConditionExpression:
			"attribute_exists(id) AND (attribute_not_exists(mailId) OR mailId = :mail) AND (attribute_not_exists(bouncedMailId) OR bouncedMailId <> :mail OR #state = :bounced)",
		ExpressionAttributeNames: stateAlias,
		ExpressionAttributeValues: {
			":bounced": "bounced",
			":mail": mailId,
			":reason": reason,
		},
	});
	return updated !== null;
}
