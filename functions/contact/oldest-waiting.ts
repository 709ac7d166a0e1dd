import { paginateQuery } from "@aws-sdk/lib-dynamodb";
import {
	type Table,
	UnexpectedResponseError,
} from "#functions/shared/table.ts";
import { giveUpAfterMs } from "./back-off.ts";
import { rowTime, unmailedStates } from "./message.ts";

/**
 * Returns since when the oldest unmailed message has been waiting. A message that an operator
 * requeued counts from then. One whose time is more than a day ahead was stored by a wrong clock
 * and counts as a day old: it has to be requeued by hand.
 * @returns epoch milliseconds, or null if none is waiting
 */
export async function waitingSince(
	table: Table,
	now: number,
): Promise<number | null> {
	let oldest = Number.POSITIVE_INFINITY;
	for (const state of unmailedStates) {
		// Reads all of them: the index is sorted by next attempt, and the oldest messages have the latest ones.
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
			if (!Items) throw new UnexpectedResponseError("no list of messages");
			for (const { giveUpAt } of Items) {
				const { success, data } = rowTime.safeParse(giveUpAt);
				if (!success) continue;
				const isPlausible = data <= now + 2 * giveUpAfterMs;
				oldest = Math.min(oldest, isPlausible ? data : now);
			}
		}
	}
	return Number.isFinite(oldest) ? oldest - giveUpAfterMs : null;
}
