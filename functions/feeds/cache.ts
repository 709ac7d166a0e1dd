import {
	type AttributeValue,
	ConditionalCheckFailedException,
	type DynamoDBClient,
	GetItemCommand,
	UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";
import {
	fromAttributes,
	number,
	statusAttributes,
	toAttributes,
} from "./attributes.ts";
import { clockSkewMs, type FeedItems, type FeedRecord } from "./record.ts";

export type FeedCache = ReturnType<typeof createFeedCache>;

/**
 * Opens the state shared by all instances of the function: one record per address, and the lease that
 * lets one instance at a time ask the upstream. Every method may throw.
 * @param owner identifies this instance
 */
export function createFeedCache(
	client: DynamoDBClient,
	table: string,
	owner: string,
	timeoutMs = 1_500,
) {
	const key = (url: string) => ({ url: { S: url } });
	/** The items that are in the table, so that they are only written when they change. */
	const itemsInTable = new Map<string, FeedItems | undefined>();
	/** The time of the next attempt as the table has it, even if it is impossible. */
	const nextAtInTable = new Map<string, number>();
	const timeout = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });

	return {
		/** @returns null if nothing is known */
		async read(url: string): Promise<FeedRecord | null> {
			const command = new GetItemCommand({
				TableName: table,
				Key: key(url),
				ConsistentRead: true,
			});
			const { Item } = await client.send(command, timeout());
			const record = Item ? fromAttributes(url, Item) : null;
			itemsInTable.set(url, record?.copy?.items);
			nextAtInTable.set(url, record?.nextAt ?? 0);
			return record;
		},

		/**
		 * Takes the lease on an address until `untilMs`.
		 * @param seen the latest record that the caller knows of
		 * @returns false if another instance has the lease or was faster
		 */
		lease(seen: FeedRecord, nowMs: number, untilMs: number): Promise<boolean> {
			return update(seen.url, {
				set: { leaseOwner: { S: owner }, leasedUntil: number(untilMs) },
				// A lease that runs longer than any of ours comes from a wrong clock or was set by hand.
				// If the response is lost, the client repeats the request, and finds the lease that it has just taken.
				// Whoever has had the lease in the meantime has set another time for the next attempt.
				condition:
					"(attribute_not_exists(leasedUntil) OR leasedUntil < :now OR leasedUntil > :longest OR leaseOwner = :leaseOwner) AND (attribute_not_exists(nextAt) OR nextAt <= :seen)",
				values: {
					":now": number(nowMs),
					":longest": number(untilMs + clockSkewMs),
					":seen": number(
						Math.max(seen.nextAt, nextAtInTable.get(seen.url) ?? 0),
					),
				},
			});
		},

		/**
		 * Stores the status of a running attempt and keeps the lease. Other instances read this status
		 * if this one dies before it can write the outcome.
		 * @returns false if the lease has passed to another instance
		 */
		writeStatus(record: FeedRecord): Promise<boolean> {
			return update(record.url, {
				set: statusAttributes(record),
				condition: "leaseOwner = :owner",
				values: { ":owner": { S: owner } },
			});
		},

		/**
		 * Stores the outcome of an attempt and releases the lease.
		 * @returns false if the lease has passed to another instance, whose outcome then counts
		 */
		async write(record: FeedRecord): Promise<boolean> {
			const { url, copy } = record;
			const isNew = copy?.items !== itemsInTable.get(url);
			const written = await update(url, {
				set: toAttributes(record, isNew),
				remove: "leaseOwner, leasedUntil",
				// An instance that was frozen while holding its lease must not overwrite a later outcome.
				condition: "leaseOwner = :owner",
				values: { ":owner": { S: owner } },
			});
			if (written) itemsInTable.set(url, copy?.items);
			return written;
		},
	};

	/** @returns false if the condition does not hold */
	async function update(
		url: string,
		change: {
			set: Record<string, AttributeValue>;
			remove?: string;
			condition: string;
			values: Record<string, AttributeValue>;
		},
	): Promise<boolean> {
		const names = Object.keys(change.set);
		const remove = change.remove ? ` REMOVE ${change.remove}` : "";
		const command = new UpdateItemCommand({
			TableName: table,
			Key: key(url),
			UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(", ")}${remove}`,
			ConditionExpression: change.condition,
			ExpressionAttributeNames: Object.fromEntries(
				names.map((name) => [`#${name}`, name]),
			),
			ExpressionAttributeValues: {
				...change.values,
				...Object.fromEntries(
					Object.entries(change.set).map(([name, value]) => [
						`:${name}`,
						value,
					]),
				),
			},
		});
		try {
			await client.send(command, timeout());
			return true;
		} catch (error) {
			if (error instanceof ConditionalCheckFailedException) return false;
			throw error;
		}
	}
}
