import {
	DeleteCommand,
	GetCommand,
	paginateScan,
	UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { giveUpAfterMs } from "./back-off.ts";
import type { StoredMessage } from "./message.ts";
import { isConditionFailure, type MessageTable } from "./store.ts";

/** All messages that are kept, newest first. Expired ones, which DynamoDB deletes late, are left out. */
export async function listMessages(
	table: MessageTable,
	now: number,
): Promise<StoredMessage[]> {
	const messages = await scanAll(table);
	return messages
		.filter(({ expiresAt }) => expiresAt > now / 1_000)
		.sort((one, other) => other.receivedAt - one.receivedAt);
}

/** One message; null where it is unknown, erased or expired. */
export async function getMessage(
	table: MessageTable,
	id: string,
	now: number,
): Promise<StoredMessage | null> {
	const { Item } = await table.client.send(
		new GetCommand({
			TableName: table.name,
			Key: { id },
			ConsistentRead: true,
		}),
	);
	const message = Item as StoredMessage | undefined;
	return message && message.expiresAt > now / 1_000 ? message : null;
}

/**
 * Puts a message, in whatever state, back in line; the schedule mails it within a
 * minute or two and tries for another day.
 * @returns false where there is none of this reference
 */
export async function queueMessage(
	table: MessageTable,
	id: string,
	now: number,
): Promise<boolean> {
	try {
		await table.client.send(
			new UpdateCommand({
				TableName: table.name,
				Key: { id },
				UpdateExpression:
					"SET #state = :waiting, nextAttemptAt = :now, giveUpAt = :end, attempts = :none",
				ConditionExpression: "expiresAt > :seconds",
				ExpressionAttributeNames: { "#state": "state" },
				ExpressionAttributeValues: {
					":waiting": "waiting",
					":now": now,
					":end": now + giveUpAfterMs,
					":none": 0,
					":seconds": now / 1_000,
				},
			}),
		);
		return true;
	} catch (error) {
		if (isConditionFailure(error)) return false;
		throw error;
	}
}

/** Deletes every message of one mail address, in any letter case. @returns their references */
export async function eraseMessages(
	table: MessageTable,
	address: string,
): Promise<string[]> {
	const wanted = address.trim().toLowerCase();
	const messages = await scanAll(table);
	const references = messages
		.filter(({ email_address }) => email_address.toLowerCase() === wanted)
		.map(({ id }) => id);
	for (const id of references) {
		await table.client.send(
			new DeleteCommand({ TableName: table.name, Key: { id } }),
		);
	}
	return references;
}

async function scanAll({
	client,
	name,
}: MessageTable): Promise<StoredMessage[]> {
	const messages: StoredMessage[] = [];
	const pages = paginateScan(
		{ client },
		{ TableName: name, ConsistentRead: true },
	);
	for await (const { Items = [] } of pages) {
		messages.push(...(Items as StoredMessage[]));
	}
	return messages;
}
