import { paginateQuery } from "@aws-sdk/lib-dynamodb";
import { giveUpAfterMs } from "./back-off.ts";
import type { StoredMessage } from "./message.ts";
import { type MessageTable, UnprovenError } from "./write.ts";

/**
 * Since when the oldest message that is not mailed yet waits; one that an operator has
 * queued again waits since then.
 * @returns epoch milliseconds, or null where none waits
 */
export async function waitingSince(
	table: MessageTable,
	now: number,
): Promise<number | null> {
	let oldest = Number.POSITIVE_INFINITY;
	for (const state of ["received", "waiting"]) {
		// All of them: the index is in the order of next attempts, and old messages wait longest for theirs.
		const pages = paginateQuery(
			{ client: table.client },
			{
				TableName: table.name,
				IndexName: "byState",
				KeyConditionExpression: "#state = :state",
				FilterExpression: "expiresAt > :seconds",
				ProjectionExpression: "giveUpAt",
				ExpressionAttributeNames: { "#state": "state" },
				ExpressionAttributeValues: { ":state": state, ":seconds": now / 1_000 },
			},
		);
		for await (const { Items } of pages) {
			if (!Items) throw new UnprovenError("the answer holds no list");
			for (const { giveUpAt } of Items as Pick<StoredMessage, "giveUpAt">[]) {
				if (Number.isFinite(giveUpAt)) oldest = Math.min(oldest, giveUpAt);
			}
		}
	}
	return Number.isFinite(oldest) ? oldest - giveUpAfterMs : null;
}
