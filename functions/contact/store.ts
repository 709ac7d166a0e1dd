import {
	get,
	put,
	type Table,
	updateAndRead,
} from "#functions/shared/table.ts";
import type { StoredMessage } from "./message.ts";
import { type Row, readRow } from "./row.ts";

/** Stores a new message. @returns false if a message with this reference already exists */
export function storeMessage(
	table: Table,
	message: StoredMessage,
): Promise<boolean> {
	return put(table, message, {
		// One that has expired counts as deleted.
		condition: "attribute_not_exists(id) OR expiresAt <= :seconds",
		values: { seconds: message.receivedAt / 1_000 },
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
	const { id, state, attempts, nextAttemptAt, giveUpAt, expiresAt } = latest;
	const attributes = await updateAndRead(table, {
		key: { id },
		set: { state, attempts, nextAttemptAt, giveUpAt, expiresAt },
		condition: "#state = :suspect AND expiresAt > :seconds",
		values: { suspect: "suspect", seconds: latest.receivedAt / 1_000 },
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
	const row = await getRow(table, id, now);
	return row?.status === "message" && row.message.receivedAt >= since;
}

/** Reads one row; null if it is unknown, erased or expired. */
export async function getRow(
	table: Table,
	id: string,
	now: number,
): Promise<Row | null> {
	const attributes = await get(table, { id });
	const row = attributes && readRow(attributes);
	return row && !isExpired(row, now) ? row : null;
}

/** Returns whether a message's time is over: DynamoDB deletes it some days late. */
export function isExpired(row: Row, now: number): boolean {
	return row.status === "message" && row.message.expiresAt <= now / 1_000;
}
