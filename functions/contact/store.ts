import {
	type DynamoDBDocumentClient,
	GetCommand,
	PutCommand,
	QueryCommand,
	UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { leaseMs } from "./back-off.ts";
import type { StoredMessage } from "./message.ts";

export type MessageTable = { client: DynamoDBDocumentClient; name: string };

/** Stores a new message. @returns false when a message of this reference is there already */
export async function storeMessage(
	table: MessageTable,
	message: StoredMessage,
): Promise<boolean> {
	return unlessConditionFails(
		new PutCommand({
			TableName: table.name,
			Item: message,
			ConditionExpression: "attribute_not_exists(id)",
		}),
		table,
	);
}

/** Whether a message of this reference is there; erased and expired ones are not. */
export async function hasMessage(
	table: MessageTable,
	id: string,
	now: number,
): Promise<boolean> {
	const { Item } = await table.client.send(
		new GetCommand({
			TableName: table.name,
			Key: { id },
			ProjectionExpression: "expiresAt",
		}),
	);
	return Item !== undefined && Item.expiresAt > now / 1_000;
}

export type DueMessage = { id: string; nextAttemptAt: number };

/** References of messages whose next attempt is due, longest overdue first. */
export async function findDueMessages(
	table: MessageTable,
	state: "received" | "waiting",
	now: number,
	limit: number,
): Promise<DueMessage[]> {
	const { Items = [] } = await table.client.send(
		new QueryCommand({
			TableName: table.name,
			IndexName: "byState",
			KeyConditionExpression: "#state = :state AND nextAttemptAt <= :now",
			ExpressionAttributeNames: { "#state": "state" },
			ExpressionAttributeValues: { ":state": state, ":now": now },
			Limit: limit,
		}),
	);
	return Items as DueMessage[];
}

/**
 * Takes a due message for one attempt, so that no other instance sends it meanwhile.
 * @returns null when another instance was faster, or the message is erased or expired
 */
export async function claimMessage(
	table: MessageTable,
	due: DueMessage,
	now: number,
): Promise<StoredMessage | null> {
	try {
		const { Attributes } = await table.client.send(
			new UpdateCommand({
				TableName: table.name,
				Key: { id: due.id },
				UpdateExpression:
					"SET nextAttemptAt = :lease, attempts = attempts + :one",
				ConditionExpression: "nextAttemptAt = :seen AND expiresAt > :seconds",
				ExpressionAttributeValues: {
					":lease": now + leaseMs,
					":one": 1,
					":seen": due.nextAttemptAt,
					":seconds": now / 1_000,
				},
				ReturnValues: "ALL_NEW",
			}),
		);
		return (Attributes as StoredMessage | undefined) ?? null;
	} catch (error) {
		if (isConditionFailure(error)) return null;
		throw error;
	}
}

/** Records that the mail is out. Does nothing when the message was erased meanwhile. */
export function markSent(
	table: MessageTable,
	id: string,
	now: number,
): Promise<boolean> {
	return unlessConditionFails(
		new UpdateCommand({
			TableName: table.name,
			Key: { id },
			UpdateExpression:
				"SET #state = :sent, sentAt = :now REMOVE nextAttemptAt, lastError",
			ConditionExpression: "attribute_exists(id)",
			ExpressionAttributeNames: { "#state": "state" },
			ExpressionAttributeValues: { ":sent": "sent", ":now": now },
		}),
		table,
	);
}

/**
 * Records a failed attempt, unless a later attempt has been made meanwhile.
 * @param nextAttemptAt null when this was the last one
 */
export function markUnsent(
	table: MessageTable,
	message: StoredMessage,
	nextAttemptAt: number | null,
	lastError: string,
): Promise<boolean> {
	const failed = nextAttemptAt === null;
	return unlessConditionFails(
		new UpdateCommand({
			TableName: table.name,
			Key: { id: message.id },
			UpdateExpression: failed
				? "SET #state = :state, lastError = :error REMOVE nextAttemptAt"
				: "SET #state = :state, lastError = :error, nextAttemptAt = :next",
			ConditionExpression: "attempts = :attempts AND #state <> :sent",
			ExpressionAttributeNames: { "#state": "state" },
			ExpressionAttributeValues: {
				":state": failed ? "failed" : "waiting",
				":error": lastError,
				":attempts": message.attempts,
				":sent": "sent",
				...(!failed && { ":next": nextAttemptAt }),
			},
		}),
		table,
	);
}

async function unlessConditionFails(
	command: PutCommand | UpdateCommand,
	{ client }: MessageTable,
): Promise<boolean> {
	try {
		await (command instanceof PutCommand
			? client.send(command)
			: client.send(command));
		return true;
	} catch (error) {
		if (isConditionFailure(error)) return false;
		throw error;
	}
}

/** Whether DynamoDB refused a write because its condition did not hold. */
export function isConditionFailure(error: unknown): boolean {
	return (
		error instanceof Error && error.name === "ConditionalCheckFailedException"
	);
}
