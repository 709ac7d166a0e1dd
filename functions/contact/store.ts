import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod/mini";
import type { StoredMessage } from "./message.ts";
import { readRow, rowTime } from "./row.ts";
import { put, type Table, update } from "./write.ts";

/** Stores a new message. @returns false if a message with this reference already exists */
export function storeMessage(
	table: Table,
	message: StoredMessage,
): Promise<boolean> {
	return put(table, {
		Item: message,
		// DynamoDB deletes expired rows some days late; they count as deleted.
		ConditionExpression: "attribute_not_exists(id) OR expiresAt <= :seconds",
		ExpressionAttributeValues: { ":seconds": message.receivedAt / 1_000 },
	});
}

/**
 * Turns a suspect into an ordinary message awaiting its first attempt, because its sender has sent
 * it again the way a person would.
 * @param latest the message as received this time, with its times
 * @returns the message to mail now; null if there is no such suspect
 */
export async function acceptSuspect(
	table: Table,
	latest: StoredMessage,
): Promise<StoredMessage | null> {
	const attributes = await update(table, {
		Key: { id: latest.id },
		UpdateExpression:
			"SET #state = :state, attempts = :attempts, nextAttemptAt = :next, giveUpAt = :end, expiresAt = :expires",
		ConditionExpression: "#state = :suspect AND expiresAt > :seconds",
		ExpressionAttributeNames: { "#state": "state" },
		ExpressionAttributeValues: {
			":state": latest.state,
			":attempts": latest.attempts,
			":next": latest.nextAttemptAt,
			":end": latest.giveUpAt,
			":expires": latest.expiresAt,
			":suspect": "suspect",
			":seconds": latest.receivedAt / 1_000,
		},
		ReturnValues: "ALL_NEW",
	});
	const row = attributes && readRow(attributes);
	return row?.status === "message" ? row.message : null;
}

/**
 * Returns whether a message with this reference exists; erased and expired ones do not count.
 * @param since messages received earlier do not count; epoch milliseconds
 */
export async function hasMessage(
	table: Table,
	id: string,
	now: number,
	since = 0,
): Promise<boolean> {
	const { Item } = await table.client.send(
		new GetCommand({
			TableName: table.name,
			Key: { id },
			// An eventually consistent read may still show a row that has just been erased.
			ConsistentRead: true,
			ProjectionExpression: "expiresAt, receivedAt",
		}),
	);
	const { success, data } = rowTimes.safeParse(Item);
	return success && data.expiresAt > now / 1_000 && data.receivedAt >= since;
}

const rowTimes = z.object({ expiresAt: rowTime, receivedAt: rowTime });
